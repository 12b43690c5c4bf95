// Setting up a game in any mode: the page of modes, the pages of each mode, and eight players.
#include <algorithm>
#include <regex>

#include "app/own_data.hpp"
#include "app/screened.hpp"
#include "canvas/letters.hpp"
#include "tui/property/setup/house_rules.hpp"

namespace parlor::tui {
namespace {

struct SettingUp : Screened {
    using Screened::Screened;

    [[nodiscard]] bool header_has(const std::string& words) const {
        const std::string header = place.table->header();
        INFO(header);
        return header.find(words) != std::string::npos;
    }
    // From the page of colours: each person's colour, name and token, all as suggested except the
    // colour.
    void choose_people(int people) {
        for (int i = 0; i < people; ++i) keys(std::to_string(i) + " Enter Enter");
    }
    // What distinguishes a page: its header, and the player whom it asks.
    [[nodiscard]] std::string page() {
        constexpr int window = 18;
        std::string words = cut(row(8), window) + cut(row(9), window) + cut(row(10), window);
        std::ranges::replace(words, '>', ' ');
        return words;
    }
};

void write_mode(const OwnData& own, const std::string& id, const std::string& text) {
    std::filesystem::create_directories(own.path / "parlor/modes");
    std::ofstream{own.path / ("parlor/modes/" + id + ".toml")} << text;
}

}  // namespace

TEST_CASE(
    "U-7.1: the modes are classic, city, Blitz, Reverse and Evening, then one's own by name") {
    const OwnData own;
    write_mode(own, "zoo", "name = \"Ants\"\nboard = \"us\"\ncards = \"classic\"\n");
    write_mode(own, "alps", "name = \"Bees\"\nboard = \"us\"\ncards = \"classic\"\n");
    SettingUp table;
    table.keys("a p k c");
    table.shows("setup-mode-own");
    table.keys("6");
    CHECK(table.says(">2 - US"));
    table.keys("Enter 2 0 0 Enter Enter 1 Enter Enter 0 c 0");
    REQUIRE(table.place.table);
    CHECK(table.header_has("game zoo\nboard us\n"));
}

TEST_CASE("U-7.1: a mode whose file is wrong says so when it is chosen, and another can be") {
    const OwnData own;
    write_mode(own, "moon", "name = 1\n");
    SettingUp table;
    table.keys("a p k c");
    CHECK(table.says("6   MOON"));
    table.keys("6");
    CHECK(table.says("NO MODE"));
    table.keys("Space 2");
    CHECK(table.says("SET BOARD"));
}

TEST_CASE("U-7.1, M-2.1: a Blitz of eight is set up by keys, page by page") {
    SettingUp table;
    table.keys("a p k c 3");
    CHECK(table.says(">5 - TURKEY"));
    table.keys("Enter");
    table.shows("setup-eight-count");
    table.keys("8");
    table.shows("setup-eight-computers");
    table.keys("2 0 0");
    table.app().type("Ann");
    table.keys("Enter");
    CHECK(table.says("SET PLAYER TOKEN"));
    table.shows("setup-token");
    table.keys("7 Enter");
    for (int i = 1; i < 6; ++i) table.keys(std::to_string(i) + " Enter Enter");
    CHECK(table.says("SET START FUNDS"));
    table.shows("setup-eight-funds");
    table.keys("1 . . t");
    table.shows("setup-clocks");
    table.keys("c 0");
    table.shows("setup-eight-first-roll");
    REQUIRE(table.place.table);
    CHECK(table.header_has("game blitz\nboard turkey\n"));
    CHECK(table.header_has("option start-money 1000\n"));
    CHECK(table.header_has("option clock 900\n"));
    CHECK(table.header_has("seat 1 person Ann red 7\n"));
    CHECK(table.header_has("seat 2 person PLAYER_2 purple P\n"));
    CHECK(table.header_has("seat 8 cpu:0 Bruno pink B\n"));
}

TEST_CASE("M-2.2: when all have thrown, the page of first rolls has the order that came out") {
    SettingUp table;
    table.keys("a p k c 2 Enter 8 0");
    table.choose_people(8);
    table.keys("0 c 0 r r r r r r r");
    CHECK(table.row(10).find("PLAYER_1") != std::string::npos);
    CHECK(table.row(17).find("PLAYER_8") != std::string::npos);
    table.keys("r");
    CHECK(table.says("GAME STARTING"));
    table.keys("Space");
    table.shows("setup-eight-order");
    int before = 12;
    for (int seat = 1; seat <= 8; ++seat) {
        const std::string row = table.row(9 + seat);
        INFO(row);
        std::smatch found;
        REQUIRE(std::regex_search(row, found, std::regex{R"((\d) PLAYER_.* (\d) (\d))"}));
        CHECK(std::stoi(found[1]) == seat);
        const int sum = std::stoi(found[2]) + std::stoi(found[3]);
        CHECK(sum <= before);
        before = sum;
    }
    table.keys("b");
    CHECK(table.says("'S TURN"));
}

TEST_CASE("U-7.1: a city game and a Reverse begin by keys, with the boards and rules of theirs") {
    for (const auto& [key, mode] : {std::pair{"2", "city"}, std::pair{"4", "reverse"}}) {
        INFO(mode);
        SettingUp table;
        table.keys("a p k c " + std::string{key} + " Enter 3 0");
        table.choose_people(3);
        table.keys("0");
        CHECK_FALSE(table.says("- TIME"));
        table.keys("c 0 r r r Space b");
        REQUIRE(table.place.table);
        CHECK(table.header_has("game " + std::string{mode} + "\nboard turkey\n"));
        CHECK(table.header_has("option free-parking taxes-and-cards\n"));
        CHECK(table.says("'S TURN"));
    }
}

TEST_CASE("C-9.7: the evening is the classic game with a last round of thirty, begun by its name") {
    SettingUp table{{.options = {.property = {.mode = "evening"}}}};
    table.keys("a p");
    CHECK(table.says("ROUNDS      30"));
    table.keys("s");
    REQUIRE(table.place.table);
    CHECK(table.header_has("game evening\nboard uk\n"));
    CHECK(table.header_has("option last-round 30\n"));
}

TEST_CASE("U-7.1: every page of every mode can be left backwards, as it was come by") {
    const std::string mode = GENERATE("1", "2", "3", "4", "5");
    SettingUp table;
    std::vector<std::string> pages;
    const auto come = [&](const std::string& key) {
        pages.push_back(table.page());
        table.keys(key);
    };
    table.keys("a p k c");
    for (const std::string& key : {mode, std::string{"Enter"}}) come(key);
    for (const char* const key : {"5", "2", "3", "0", "1"}) come(key);
    while (not table.says("STARTING DEEDS")) come("Enter");
    CHECK(pages.size() >= 15);
    while (not pages.empty()) {
        table.keys("Esc");
        CHECK(table.page() == pages.back());
        pages.pop_back();
    }
    table.keys("Esc Esc Esc");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-7.1: Enter alone leads through all pages, in the mode chosen last") {
    for (const char* const mode : {"classic", "city", "blitz", "reverse", "evening"}) {
        INFO(mode);
        SettingUp table{{.options = {.property = {.mode = mode}}}};
        table.keys("a p k c");
        for (int i = 0; i < 20 and not table.says("ROLL FOR FIRST"); ++i) table.keys("Enter");
        REQUIRE(table.place.table);
        CHECK(table.header_has("game " + std::string{mode} + "\n"));
        CHECK(table.header_has("seat 1 person "));
        CHECK(table.header_has("seat 4 cpu:1 "));
    }
}

TEST_CASE(
    "M-2.1, U-10.1: a token that somebody has, or that is neither letter nor digit, is told so") {
    SettingUp table;
    table.keys("a p k c 2 Enter 3 0 0 Enter a Enter 1 Enter");
    CHECK(table.says("P_"));
    table.keys("a Enter");
    CHECK(table.says("SOMEBODY HAS THIS"));
    CHECK(table.says("TOKEN"));
    table.keys("*");
    CHECK(table.says("A TOKEN IS A"));
    table.keys("Home");
    CHECK(table.says("NO SUCH KEY."));
    table.keys("? Space 7 Enter");
    CHECK(table.says("PLAYER_3:"));
    table.keys("x");
    CHECK(table.says("7_"));
}

TEST_CASE("M-2.1: each computer can have a level of its own, which is offered first next time") {
    SettingUp table;
    table.keys("a p k c Enter Enter 4 3 3");
    CHECK(table.says("ADA:"));
    table.keys("2 Enter");
    CHECK(table.says("CLARA:"));
    table.keys("x");
    CHECK(table.says("BRUNO:"));
    table.keys("0 1 Enter Enter Enter Enter Enter Enter");
    REQUIRE(table.place.table);
    CHECK(table.header_has("seat 2 cpu:2 Ada "));
    CHECK(table.header_has("seat 3 cpu:0 Bruno "));
    CHECK(table.header_has("seat 4 cpu:1 Clara "));
    CHECK(table.app().options().property.levels == "201");
    table.keys("x");
    for (int i = 0; not table.says("MAIN MENU") and i < 20; ++i) table.keys("Esc");
    table.keys("p k c Enter Enter Enter Enter");
    CHECK(table.says(">3 - EACH ITS OWN"));
    table.keys("Enter");
    CHECK(table.says(">2 - MASTER"));
    table.keys("Enter");
    CHECK(table.says(">0 - BEGINNER"));
    table.keys("x x 1");
    CHECK(table.says("PLAYER_1:"));
}

TEST_CASE("U-7.1: a single computer is not asked for a level of its own") {
    SettingUp table;
    table.keys("a p k c Enter Enter 3 1");
    CHECK(table.says("2 - MASTER"));
    CHECK_FALSE(table.says("EACH ITS OWN"));
}

TEST_CASE("U-7.1: another mode brings its board and rules; the same one keeps what was chosen") {
    SettingUp table;
    table.keys("a p k c 1 2 3 0 0 Enter Enter 1 Enter Enter 2 Enter Enter 2");
    CHECK(table.says("HOUSE RULES"));
    for (int i = 0; i < 20 and not table.says("SET MODE"); ++i) table.keys("Esc");
    table.keys("Enter");
    CHECK(table.says(">2 - US"));
    CHECK(table.says("$  2000"));
    table.keys("x 2");
    CHECK(table.says(">5 - TURKEY"));
    CHECK(table.says("$  1500"));
}

TEST_CASE("U-5.7, U-7.1: G begins the last mode on the last board, with the last levels") {
    SettingUp table{{.options = {.property = {.mode = "blitz", .board = "world", .levels = "02"}}}};
    table.keys("a g");
    REQUIRE(table.place.table);
    CHECK(table.header_has("game blitz\nboard world\n"));
    CHECK(table.header_has("cpu:0 Ada "));
    CHECK(table.header_has("cpu:2 Bruno "));
    CHECK(table.header_has("cpu:1 Clara "));
}

TEST_CASE("U-5.7: a mode that is there no more does not keep a game from beginning at once") {
    SettingUp table{{.options = {.property = {.mode = "moon"}}}};
    table.keys("a g");
    REQUIRE(table.place.table);
    CHECK(table.says("NO MODE"));
    CHECK(table.header_has("game classic\n"));
}

TEST_CASE("M-3.1: T steps through the times of clocks, and begins anew after the longest") {
    property::Ruleset rules;
    rules.clocks = property::Clocks::Each;
    std::vector<int> minutes;
    for (int i = 0; i < 10; ++i) {
        step_house_rule(house_rules_page(property::options_of(rules)), rules, 't');
        minutes.push_back(rules.clock / 60);
    }
    CHECK(minutes == std::vector{15, 20, 30, 45, 60, 1, 2, 3, 5, 10});
    rules.clock = 90;
    step_house_rule(house_rules_page(property::options_of(rules)), rules, 't');
    CHECK(rules.clock == 120);
}

TEST_CASE("M-3.1: the time of clocks stands among the house rules, and fits its window") {
    property::Ruleset rules;
    rules.clocks = property::Clocks::Each;
    for (const auto& [seconds, words] :
         {std::pair{60, "♦ 1 MINUTE"}, std::pair{90, "♦ 1:30"}, std::pair{3'600, "♦ 60 MINUTES"}}) {
        rules.clock = seconds;
        const Menu menu = house_rules_menu(house_rules_page(property::options_of(rules)), rules);
        CHECK(std::ranges::find(menu.words, words, &Words::words) != menu.words.end());
    }
}

TEST_CASE("C-9.5: a mode whose sums are too much for limited money is told so in house rules") {
    const OwnData own;
    write_mode(own,
               "rich",
               "name = \"Rich\"\nboard = \"uk\"\ncards = \"classic\"\n"
               "start-money = 9000\n");
    SettingUp table;
    table.keys("a p k c 6 Enter 2 0 0 Enter Enter 1 Enter Enter");
    CHECK(table.says(">3 - AS THE MODE"));
    table.keys("Enter . l c");
    CHECK(table.says("LIMITED CASH IS"));
    CHECK(table.says("HOUSE RULES"));
    table.keys("l c");
    CHECK(table.says("STARTING DEEDS"));
    table.keys("0");
    CHECK(table.header_has("option start-money 9000\n"));
}

}  // namespace parlor::tui
