#include <set>

#include "app/screened.hpp"

namespace parlor::tui {
namespace {

// Saves options, or not.
struct OptionsKept : Nowhere {
    std::vector<Options> kept;
    std::optional<Error> trouble;
    std::optional<Error> keep(const Options& options) override {
        kept.push_back(options);
        return trouble;
    }
};

}  // namespace

TEST_CASE("U-2.1: no two entries of the launcher have the same key") {
    LauncherOffers offers{.unfinished_game = true, .saved = true, .replays = true};
    for (const GameBox& game : all_games()) offers.games.push_back({game.entry, game.rulebook});
    std::set<char> keys;
    const Menu menu = launcher_menu(offers);
    for (const Item& item : menu.items) keys.insert(item.key);
    CHECK(keys.size() == menu.items.size());
}

TEST_CASE("U-2.1: the launcher has room for four games and everything else that it may offer") {
    LauncherOffers offers{.unfinished_game = true, .saved = true, .replays = true};
    const Rulebook rules{"RULES", ""};
    for (const char key : {'1', '2', '3', '4'})
        offers.games.push_back({{key, "GAME", "a game"}, rules});
    const Menu menu = launcher_menu(offers);
    std::set<std::pair<int, int>> rows;
    for (const Item& item : menu.items) {
        rows.emplace(item.page, item.row);
        CHECK(item.row != 20);  // NEXT PAGE
        CHECK(item.row < 24);
    }
    CHECK(rows.size() == menu.items.size());
    CHECK(menu.pages() == 2);
}

TEST_CASE("U-10.6: a line below the board says what the selected item does") {
    Screened table;
    table.keys("a");
    CHECK(table.row(22).ends_with("BEGIN NOW            "));
    table.keys("Down Down");
    CHECK(table.says("BUY, BUILD"));
    CHECK(table.says("? SHOWS THE KEYS"));
    table.keys("c");
    CHECK(table.says("NO GAME TO RESUME"));
    CHECK_FALSE(table.says("? SHOWS THE KEYS"));
    table.keys("Down Down");
    CHECK(table.says("TOLLS, DEALS"));
    table.keys("?");
    CHECK_FALSE(table.says("? SHOWS THE KEYS"));
}

TEST_CASE("U-2.1: a game whose data cannot be read is dark, and a notice says why") {
    const GameBox broken{.name = "broken",
                         .entry = {'b', "BROKEN", "a game of shards"},
                         .rooms = [] { return Rooms{.trouble = Error{"there is no board"}}; }};
    Screened table{{.games = {&broken, 1}}};
    table.keys("a");
    CHECK(table.says("NO GAME"));
    CHECK(table.says("THERE IS NO BOARD"));
    table.keys("Space");
    CHECK(table.says("B   BROKEN"));
    table.keys("b");
    CHECK(table.says("MAIN MENU"));
    CHECK(table.says("ITS FILES CANNOT"));
}

TEST_CASE("U-2.1: the title waits for no game's data") {
    static int reads = 0;
    const GameBox counted{
        .name = "counted", .entry = {'1', "COUNTED", "a game of tallies"}, .rooms = [] {
            ++reads;
            return Rooms{};
        }};
    Screened table{{.games = {&counted, 1}}};
    (void)table.app().canvas();
    CHECK(reads == 0);
    table.keys("a");
    CHECK(reads == 1);
    table.keys("h o Esc");
    CHECK(reads == 1);
}

TEST_CASE("U-2.1: every letter of the launcher works on both of its pages") {
    for (const std::string page : {"", " ."}) {
        for (const auto& [key, words] : {std::pair{"p", "ALL SETTINGS"},
                                         {"d", "ENTER - START"},
                                         {"h", "HOW TO PLAY THE PROPERTY GAME"},
                                         {"o", "MOVEMENT"},
                                         {"a", "ABOUT"}}) {
            INFO(page << key);
            Screened table;
            table.keys("a" + page);
            table.keys(key);
            CHECK(table.says(words));
        }
    }
}

TEST_CASE("T-2.1: S leads to shared tables; a script has no terminal to play there") {
    Screened table;
    table.keys("a s");
    CHECK(table.says("SHARED TABLES"));
    CHECK(table.says("A SCRIPT HAS NO TERMINAL"));
    table.keys("o");
    CHECK(table.says("NO HOST CAN BE STARTED"));
    table.keys("x");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-2.1: what there is nothing of yet is dark, and says so when it is tried") {
    for (const auto& [key, words] : {std::pair{"c", "NO GAME TO RESUME"},
                                     {"l", "NO GAME TO LOAD"},
                                     {"r", "NO GAME TO WATCH"}}) {
        INFO(key);
        Screened table;
        table.keys("a");
        table.keys(key);
        CHECK(table.says("MAIN MENU"));
        CHECK(table.says(words));
        table.keys("Down");
        CHECK_FALSE(table.says(words));
    }
    Screened table;
    table.keys("a .");
    CHECK(table.says("L   LOAD"));
    CHECK(table.says("R   REPLAYS"));
}

TEST_CASE("U-2.1: without a game that begins at once, or has rules, the keys say so") {
    const GameBox plain{
        .name = "plain", .entry = {'1', "PLAIN", "a plain game"}, .rooms = [] { return Rooms{}; }};
    Screened table{{.games = {&plain, 1}}};
    table.keys("a g");
    CHECK(table.says("NO GAME BEGINS AT"));
    table.keys("h");
    CHECK(table.says("NO GAME HERE HAS"));
}

TEST_CASE("U-5.7: two keys lead from the title to a game against three computers") {
    OptionsKept outside;
    Screened table{{.options = {.property = {.board = "us", .level = 2, .computers = 1}}}, outside};
    table.keys("a g");
    REQUIRE(table.place.table);
    const std::string header = table.place.table->header();
    INFO(header);
    CHECK(header.find("board us\n") != std::string::npos);
    CHECK(header.find("seat 1 person PLAYER_1 red P\n"
                      "seat 2 cpu:2 Ada purple A\n"
                      "seat 3 cpu:2 Bruno green B\n"
                      "seat 4 cpu:2 Clara blue C\n") != std::string::npos);
    CHECK_FALSE(table.says("GAME STARTING"));
    CHECK_FALSE(table.says("ROLL FOR FIRST"));
    CHECK((table.says("'S TURN") or table.app().next_tick()));
    CHECK(outside.kept.empty());
}

TEST_CASE("U-5.7: a game that began at once can be left for the launcher") {
    Screened table{{.begins_with = find_game(all_games(), "classic")}};
    REQUIRE(table.place.table);
    for (int i = 0; i < 5 and not table.says("MAIN MENU"); ++i) table.keys("q y");
    CHECK(table.says("MAIN MENU"));
    CHECK(table.place.table == nullptr);
}

TEST_CASE("a game whose data cannot be read does not begin, and a notice says why") {
    const GameBox broken{.name = "broken",
                         .entry = {'b', "BROKEN", "a game of shards"},
                         .rooms = [] { return Rooms{.trouble = Error{"there is no board"}}; },
                         .begin = [](RoomNeeds) { return std::unique_ptr<Room>{}; }};
    Screened table{{.games = {&broken, 1}, .begins_with = &broken}};
    CHECK(table.says("THERE IS NO BOARD"));
    table.keys("Space g");
    CHECK(table.says("ITS FILES CANNOT"));
}

TEST_CASE("U-5.7: a board that is there no more does not keep a game from beginning at once") {
    Screened table{{.options = {.property = {.board = "moon"}}}};
    table.keys("a g");
    REQUIRE(table.place.table);
    CHECK(table.says("THERE IS NO BOARD"));
    CHECK(table.place.table->header().find("board uk\n") != std::string::npos);
}

TEST_CASE("U-2.2: a menu page is a window with bars, whose keys `?` explains") {
    Screened table;
    table.keys("a");
    table.shows("launcher");
    table.keys(".");
    table.shows("launcher-page-2");
    table.keys("?");
    table.shows("launcher-help");
    table.keys("a o ?");
    table.shows("options-help");
}

TEST_CASE(
    "U-10.10: S is dark where no host was at the start and none may be started, and says so") {
    Screened table{{.why_no_tables = "No host was here. Leave, and come again"}};
    table.keys("a s");
    table.shows("launcher-no-host");
    CHECK_FALSE(table.app().take_visit());
}

TEST_CASE("U-2.3: each option goes round its values, and is kept at once") {
    OptionsKept outside;
    const auto& kept = outside.kept;
    Screened table{{}, outside};
    table.keys("a o");
    table.shows("options-1");
    table.keys(".");
    table.shows("options-2");
    table.keys(".");
    table.shows("options-3");
    table.keys(".");
    table.shows("options-4");
    for (const char* const key :
         {". m", "e", "p", "k", ". s", "l", "u", "w", ". n", "t", "i", ". c", "g", "b", "r"}) {
        INFO(key);
        const Options before = table.app().options();
        const std::size_t count = kept.size();
        int values = 0;
        table.keys(key);
        for (++values; table.app().options() != before; ++values)
            table.keys(std::string{key}.substr(std::string{key}.size() - 1));
        CHECK(values > 1);
        CHECK(kept.size() == count + static_cast<std::size_t>(values));
    }
    table.keys(". m x");
    CHECK(table.says("MAIN MENU"));
    CHECK(kept.back().movement == Options::Movement::Jumping);
}

TEST_CASE("U-2.3: a letter changes no option that is not shown") {
    Screened table;
    table.keys("a o");
    const Options before = table.app().options();
    const std::vector<std::string> pages{"m e p k", "s l u w", "h t i", "c g b r"};
    for (std::size_t shown = 0; shown < pages.size(); ++shown, table.keys("."))
        for (std::size_t other = 0; other < pages.size(); ++other) {
            if (other == shown) continue;
            INFO(pages[other] << " on page " << shown + 1);
            table.keys(pages[other]);
            CHECK(table.app().options() == before);
            CHECK(table.says("PG " + std::to_string(shown + 1) + "/4"));
        }
}

TEST_CASE("U-2.3: Left and Right change the selected option, both ways and round") {
    Screened table;
    table.keys("a o Down Down");
    CHECK(table.says("♦ NORMAL"));
    for (const char* const pace : {"FAST", "SLOW", "NORMAL"}) {
        table.keys("Right");
        CHECK(table.says("♦ " + std::string{pace}));
    }
    for (const char* const pace : {"SLOW", "FAST", "NORMAL"}) {
        table.keys("Left");
        CHECK(table.says("♦ " + std::string{pace}));
    }
    CHECK(table.says(">P - PACE"));
}

TEST_CASE("U-2.3: a notice reports options that cannot be saved or read") {
    OptionsKept outside;
    outside.trouble = Error{"config.toml: cannot be written"};
    Screened table{{.trouble = Error{"config.toml:3: music: must be 0 to 10"}}, outside};
    table.keys("a");
    table.shows("options-wrong");
    table.keys("Space o m");
    CHECK(table.says("NOT KEPT"));
    CHECK(table.says("CONFIG.TOML: CANNOT"));
    table.keys("Space Esc");
    CHECK(table.says("MAIN MENU"));
}

}  // namespace parlor::tui
