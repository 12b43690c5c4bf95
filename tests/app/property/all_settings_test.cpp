// U-10.6: all settings on one page, the board beside them, and a key that begins at any page.
#include "app/own_data.hpp"
#include "app/property/own_modes.hpp"
#include "app/screened.hpp"
#include "canvas/letters.hpp"
#include "library/data_folder.hpp"
#include "rules/property/options.hpp"
#include "tui/setup/board_picture.hpp"

namespace parlor::tui {
namespace {

struct Settings : Screened {
    using Screened::Screened;

    void type(const std::string& text) { app().type(text); }
    [[nodiscard]] bool header_has(const std::string& words) const {
        const std::string header = place.table->header();
        INFO(header);
        return header.find(words) != std::string::npos;
    }
};

bool fits_below_the_picture(const std::string& words) {
    return wrapped(upper(words), setup::width_of_about).size() <= 2;
}

}  // namespace

TEST_CASE("U-10.6: P, S and R lead to the first throw, past a page with every choice") {
    const OwnData own;
    Settings table;
    table.keys("a p");
    table.shows("all-settings");
    table.keys("s");
    CHECK(table.says("ROLL FOR FIRST"));
    const std::string unthrown = table.row(10);
    table.keys("r");
    CHECK(table.row(10) != unthrown);
    REQUIRE(table.place.table);
    CHECK(table.header_has("game classic\nboard uk\n"));
    CHECK(table.header_has("seat 1 person PLAYER_1 red P\n"));
    CHECK(table.header_has("seat 4 cpu:1 Clara blue C\n"));
}

TEST_CASE("U-10.6: S begins and X leads back from the second page, too, wherever the cursor is") {
    const OwnData own;
    for (const char* const place : {"Down", "Down Down", "Up Up Up"}) {
        Settings table;
        table.keys("a p . " + std::string{place});
        CHECK(table.says("2/2"));
        table.keys("x");
        CHECK_FALSE(table.says("ALL SETTINGS"));
        table.keys("p . " + std::string{place} + " s");
        CHECK(table.says("ROLL FOR FIRST"));
    }
}

TEST_CASE("U-10.6: a choice's letter and Right step it on, and Left steps it back") {
    const OwnData own;
    Settings table;
    table.keys("a p");
    for (const auto& [key, before, after] : {std::tuple{"m", "MODE   CLASSIC", "MODE      CITY"},
                                             std::tuple{"b", "BOARD   TURKEY", "     TURKEY-40"},
                                             std::tuple{"p", "PEOPLE       1", "PEOPLE       2"},
                                             std::tuple{"c", "COMPUTERS    3", "COMPUTERS    4"},
                                             std::tuple{"l", "LEVEL   TRADER", "LEVEL   MASTER"},
                                             std::tuple{"$", "MONEY    $1500", "MONEY    $2000"},
                                             std::tuple{"d", "DEEDS DEALT  0", "DEEDS DEALT  1"},
                                             std::tuple{"r", "ROUNDS    NONE", "ROUNDS      20"},
                                             std::tuple{"w", "WEALTH    NONE", "WEALTH   $3000"},
                                             std::tuple{"a", "SALARY    $200", "SALARY    $300"},
                                             std::tuple{"f", "PARKING    ALL", "PARKING   NONE"},
                                             std::tuple{"g", "DOUBLE GO   NO", "DOUBLE GO  YES"},
                                             std::tuple{"i", "CASH LIMIT  NO", "CASH LIMIT YES"},
                                             std::tuple{"h", "HOUSES LIMITED", "HOUSES ENDLESS"}}) {
        INFO(key << " " << before);
        if (key == std::string{"a"}) table.keys(".");
        CHECK(table.says(before));
        table.keys(key);
        CHECK(table.says(after));
        table.keys("Left");
        CHECK(table.says(before));
        table.keys("Right");
        CHECK(table.says(after));
    }
}

TEST_CASE("U-10.6: Enter opens the page of a choice, which leads back to its row") {
    const OwnData own;
    Settings table;
    table.keys("a p Down Enter");
    CHECK(table.says("SET MODE"));
    table.shows("all-settings-mode");
    table.keys("2");
    CHECK(table.says(">M MODE      CITY"));
    table.keys("Down Enter");
    CHECK(table.says("SET BOARD"));
    table.keys("Esc");
    CHECK(table.says(">B BOARD   TURKEY"));
    table.keys("Down Down Down Enter");
    CHECK(table.says("SET CPU LEVEL"));
    table.keys("3 0 1 2");
    CHECK(table.says(">L LEVEL    MIXED"));
    table.keys("Down Down Enter");
    CHECK(table.says("SET START FUNDS"));
    table.keys("4");
    table.type("1234");
    table.keys("Enter");
    CHECK(table.says(">$ MONEY    $1234"));
    table.keys("f Enter");
    CHECK(table.says(">F - FREE PARKING"));
    table.keys("f c");
    CHECK(table.says(">F PARKING  TAXES"));
}

TEST_CASE("U-10.6: each choice is one key away, also from the other page") {
    const OwnData own;
    Settings table;
    table.keys("a p");
    REQUIRE_FALSE(table.says("HOUSES"));
    table.keys("h");
    CHECK(table.says(">H HOUSES ENDLESS"));
    table.keys("m");
    CHECK(table.says(">M MODE      CITY"));
}

TEST_CASE("U-10.6: N asks each person for a colour, a name and a sign, and leads back") {
    const OwnData own;
    Settings table;
    table.keys("a p p n 4");
    table.type("Ann");
    table.keys("Enter 7 Enter 0");
    table.type("\u015Eeyma");
    table.keys("Enter");
    CHECK(table.says("S_"));
    table.keys("Enter");
    CHECK(table.says(">N - NAMES"));
    table.keys("s");
    REQUIRE(table.place.table);
    CHECK(table.header_has("seat 1 person Ann yellow 7\n"));
    CHECK(table.header_has(" red S\n"));
}

TEST_CASE(
    "U-10.6: only computers play where no person does, and a game has seats for nobody else") {
    const OwnData own;
    Settings table;
    table.keys("a p p Left Left");
    CHECK(table.says("PEOPLE       0"));
    CHECK(table.says("YOU WATCH THE"));
    table.keys("n");
    CHECK(table.says("ONLY COMPUTERS"));
    table.keys("p p p p p p");
    CHECK(table.says("PEOPLE       6"));
    CHECK(table.says("COMPUTERS    0"));
    table.keys("Up Up Down Down Down Down Enter");
    CHECK(table.says("NO COMPUTERS PLAY"));
    table.keys("m");  // the city has three to eight seats
    CHECK(table.says("PEOPLE       6"));
    table.keys("p p p");
    CHECK(table.says("PEOPLE       0"));
    CHECK(table.says("COMPUTERS    3"));
}

TEST_CASE("U-10.6: Blitz has one choice more, and eight players stand above the page") {
    const OwnData own;
    Settings table;
    table.keys("a p m m c c c c");
    CHECK(table.says("TIME     10:00"));
    CHECK(table.says("COMPUTERS    7"));
    table.shows("all-settings-blitz");
    table.keys("t s");
    REQUIRE(table.place.table);
    CHECK(table.header_has("option clock 900\n"));
}

TEST_CASE(
    "U-10.6: the board is drawn 120 ms after the last key on the list, and in scripts at once") {
    const OwnData own;
    Settings table;
    table.keys("a p Down Down Enter");
    CHECK(table.row(0).find("UK") != std::string::npos);
    table.keys("Down Down Down");
    CHECK(table.app().next_tick() == 120);
    table.app().tick(119);
    CHECK(table.row(0).find("UK") != std::string::npos);
    table.app().tick(1);
    CHECK(table.row(0).find("BILKENT-40 40 SQUARES") != std::string::npos);
    CHECK(table.says("THE CAMPUS, AS LARGE"));
    CHECK_FALSE(table.app().next_tick());
    table.shows("all-settings-boards");
    table.needs.terms.chance = ChanceBy::Script;
    table.come_in(1);
    table.keys("a p Down Down Enter Down");
    CHECK(table.row(0).find("US ") != std::string::npos);
    CHECK_FALSE(table.app().next_tick());
}

TEST_CASE("U-10.6: Ctrl-G begins at any page with what is shown, and S among boards and modes") {
    const OwnData own;
    for (const auto& [keys, header] :
         {std::pair{"Ctrl-G", "game classic\nboard uk\n"},
          std::pair{"Down Enter Down Ctrl-G", "game city\nboard turkey\n"},
          std::pair{"Down Down Enter Down s", "game classic\nboard us\n"},
          std::pair{"Down Down Enter Down Ctrl-G", "game classic\nboard us\n"},
          std::pair{"n 3 A n n Ctrl-G", "seat 1 person Ann blue A\n"},
          std::pair{"$ Enter 4 4 5 0 0 Ctrl-G", "option start-money 4500\n"},
          std::pair{"k Ctrl-G", "game classic\nboard uk\n"},
          std::pair{"k c Enter Ctrl-G", "game classic\nboard uk\n"}}) {
        INFO(keys);
        Settings table;
        table.keys("a p " + std::string{keys});
        REQUIRE(table.place.table);
        CHECK(table.header_has(header));
    }
}

TEST_CASE("U-3.1: no two players look the same, even where a game begins before all were asked") {
    const OwnData own;
    for (const auto& [keys, header] :
         {std::pair{"n 2 Enter Enter p p s", "seat 3 person PLAYER_3 red A\n"},
          std::pair{"n 1 Enter Enter p n 1 Ctrl-G", "seat 2 person PLAYER_2 red L\n"},
          std::pair{"n Enter Backspace 2 Enter Enter p s", "seat 2 person PLAYER_1 purple L\n"},
          std::pair{"p n 0 Enter Enter 1 Enter 7 Enter n 0 Enter 7 Enter Ctrl-G",
                    "seat 2 person PLAYER_2 purple P\n"}}) {
        INFO(keys);
        Settings table;
        table.keys("a p " + std::string{keys});
        REQUIRE(table.place.table);
        CHECK(table.header_has(header));
    }
}

TEST_CASE("U-10.6, C-9.4, C-9.5: what does not go together is said, and no game begins") {
    const OwnData own;
    Settings table;
    table.keys("a p");
    table.choose_seats(2, 0);
    table.keys("d d d d $ $ s");
    CHECK(table.says("MONEY    $1000"));
    CHECK(table.says("THERE ARE TOO FEW"));
    CHECK_FALSE(table.place.table);
    table.keys("d Ctrl-G");
    CHECK(table.place.table);
    Settings rich;
    rich.keys("a p m");
    rich.choose_seats(8, 0);
    rich.keys("$ i Ctrl-G");
    CHECK(rich.says("LIMITED CASH IS"));
    CHECK_FALSE(rich.place.table);
}

TEST_CASE("U-10.6: on a board whose file is wrong no game begins") {
    const OwnModes own;
    std::filesystem::create_directories(own.path / "parlor/boards");
    std::ofstream{own.path / "parlor/boards/aaa.toml"} << "name = 1\n";
    Settings table;
    table.keys("a p Down Down Enter Down Down Ctrl-G");
    CHECK(table.says("NO BOARD"));
    CHECK_FALSE(table.place.table);
    table.keys("Space Esc b b");
    CHECK(table.says("BILKENT"));  // the wrong one is passed over
}

TEST_CASE("U-10.6: each mode, board and house rule has a line that fits below the picture") {
    const auto folders = library::program_folders();
    for (const std::string& id : folders.boards()) {
        INFO(id);
        CHECK_FALSE(folders.board(id)->about.empty());
        CHECK(fits_below_the_picture(folders.board(id)->about));
    }
    for (const std::string& id : folders.modes()) {
        INFO(id);
        CHECK_FALSE(folders.mode(id)->about.empty());
        CHECK(fits_below_the_picture(folders.mode(id)->about));
    }
    for (const auto& option : property::options())
        CHECK(fits_below_the_picture(std::string{option.explanation}));
}

TEST_CASE("U-1.7: `?` explains the keys of all settings") {
    const OwnData own;
    Settings table;
    table.keys("a p ?");
    table.shows("all-settings-help");
    table.keys("? z");
    CHECK(table.says("NO SUCH KEY."));
}

}  // namespace parlor::tui
