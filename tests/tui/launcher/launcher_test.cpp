#include <set>

#include "app/screened.hpp"

namespace parlor::tui {
namespace {

// Keeps options, or not.
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
    LauncherOffers offers{.left_game = true, .saved = true, .replays = true};
    for (const Game& game : all_games()) offers.games.push_back({game.entry, game.rulebook});
    std::set<char> keys;
    const Menu menu = launcher_menu(offers);
    for (const Item& item : menu.items) keys.insert(item.key);
    CHECK(keys.size() == menu.items.size());
}

TEST_CASE("U-2.1: the launcher has room for four games and all that may be offered beside them") {
    LauncherOffers offers{.left_game = true, .saved = true, .replays = true};
    for (const char key : {'1', '2', '3', '4'})
        offers.games.push_back({{key, "GAME", "a game"}, Rulebook{"HOW TO PLAY IT", ""}});
    const Menu menu = launcher_menu(offers);
    std::set<int> rows;
    for (const Item& item : menu.items) rows.insert(item.row);
    CHECK(rows.size() == menu.items.size());
    CHECK(*rows.rbegin() == 23);  // the last row of the window
}

TEST_CASE("U-2.1: a game whose data cannot be read is dark, and why is told") {
    const Game broken{.name = "broken", .entry = {'b', "BROKEN", "a game of shards"}, .rooms = [] {
                          return Rooms{.trouble = Error{"there is no board"}};
                      }};
    Screened table{{.games = {&broken, 1}}};
    table.keys("a");
    CHECK(table.says("NO GAME"));
    CHECK(table.says("THERE IS NO BOARD"));
    table.keys("Space");
    CHECK(table.says("B   BROKEN"));
    table.keys("b");
    CHECK(table.says("SELECT GAME"));
    CHECK_FALSE(table.says("HOW TO PLAY"));
}

TEST_CASE("U-2.1: games that come later are not shown") {
    Screened table;
    table.keys("a");
    for (const char* const word : {"CONTINUE", "LOAD", "REPLAYS", "EDIT"})
        CHECK_FALSE(table.says(word));
    table.keys("c l r e");
    CHECK(table.says("SELECT GAME"));
}

TEST_CASE("U-2.2: a menu page is a window with bars, whose keys `?` explains") {
    Screened table;
    table.keys("a");
    table.shows("launcher");
    table.keys("?");
    table.shows("launcher-help");
    table.keys("a o ?");
    table.shows("options-help");
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
    for (const char* const key : {"m", "e", "p", "t", "s", "l", "u", "c", "g", "b", "w"}) {
        INFO(key);
        const Options before = table.app().options();
        const std::size_t count = kept.size();
        int values = 0;
        do {
            table.keys(key);
            ++values;
        } while (table.app().options() != before);
        CHECK(values > 1);
        CHECK(kept.size() == count + static_cast<std::size_t>(values));
    }
    table.keys("m x");
    CHECK(table.says("SELECT GAME"));
    CHECK(kept.back().movement == Options::Movement::Jumping);
}

TEST_CASE("U-2.3: options that cannot be kept, or could not be read, are told in words") {
    OptionsKept outside;
    outside.trouble = Error{"config.toml: cannot be written"};
    Screened table{{.trouble = Error{"config.toml:3: music: must be 0 to 10"}}, outside};
    table.keys("a");
    table.shows("options-wrong");
    table.keys("Space o m");
    CHECK(table.says("NOT KEPT"));
    CHECK(table.says("CONFIG.TOML: CANNOT"));
    table.keys("Space Esc");
    CHECK(table.says("SELECT GAME"));
}

}  // namespace parlor::tui
