// D-9.2: choosing a tile and its end with arrows.
#include "app/domino_screened.hpp"

namespace parlor::tui {
namespace {

// PLAYER_1 holds 4-6, which fits at ends 1, 2 and 3, and 1-1, which fits nowhere.
struct RoundTheSpinner : DominoScreened {
    explicit RoundTheSpinner(const std::string& options = "") {
        keys(options);
        seat_two_people();
        play_round_the_spinner();
    }
};

}  // namespace

TEST_CASE("D-9.2: Left and Right go through the tiles that fit, and Enter or Space plays") {
    for (const char* const key : {"Enter", "Space"}) {
        DominoScreened table;
        table.begin_with_mack();
        CHECK(table.says("YOUR TILE: _     ARROWS/DIGITS, ENTER"));
        table.keys("Right");
        CHECK(table.says("0-5   ENTER PLAYS"));
        CHECK(table.row(18).starts_with(" > 0│5   0│6"));
        table.keys("Right");
        CHECK(table.says("0-6   ENTER PLAYS"));
        table.keys("Left Left");
        CHECK(table.says("6-6   ENTER PLAYS"));
        table.keys(key);
        CHECK(table.says("PLAYS 6-6"));
    }
}

TEST_CASE("D-9.2: Up and Down go through the ends of the tile, and those that do not fit dim") {
    RoundTheSpinner table;
    table.keys("Right");
    table.shows("domino-pointed");
    table.keys("Right");
    CHECK(table.says("4-6 AT 1   ENTER PLAYS, UP AND DOWN"));
    for (const auto& [key, words] : {std::pair{"Down", "6-4 AT 2"},
                                     {"Down", "6-4 AT 3"},
                                     {"Down", "4-6 AT 1"},
                                     {"Up", "6-4 AT 3"}}) {
        table.keys(key);
        CHECK(table.says(words));
    }
    table.keys("Enter");
    CHECK(table.says("PLAYS 6-4"));
    CHECK(table.fact("arm.3").ends_with("46"));
}

TEST_CASE("D-9.2: the count of the play stands beside it, where there are aids") {
    RoundTheSpinner table{"t"};
    table.keys("Right Up");
    CHECK(table.says("6-4 AT 3   COUNT "));
    table.shows("domino-pointed-count");
}

TEST_CASE("D-9.2: digits and X end the choosing with arrows") {
    RoundTheSpinner table;
    for (const char* const key : {"x", "Backspace"}) {
        table.keys("Right " + std::string{key});
        CHECK(table.says("YOUR TILE: _"));
    }
    table.keys("Right 6");
    CHECK(table.says("YOUR TILE: 6_"));
    table.keys("4 Enter 2");
    CHECK(table.says("PLAYS 6-4"));
    CHECK(table.fact("arm.2").ends_with("46"));
}

TEST_CASE("D-9.2: arrows go through the ends that are asked for, too") {
    RoundTheSpinner table;
    table.keys("6 4 Enter Down");
    CHECK(table.says("6-4 AT 2   ENTER PLAYS"));
    table.keys("Up");
    CHECK(table.says("6-4 AT 3"));
    table.keys("x");
    CHECK(table.says("PRESS THE NUMBER OF AN END"));
    table.keys("Enter");
    CHECK(table.fact("arm.3").ends_with("46"));
}

TEST_CASE("D-9.2: a tile that fits only the other way round is not played, and says so") {
    DominoScreened table;
    table.seat_two_people();
    table.deal(spinner_deal);
    table.reads();
    for (const char* const line : {"1 play 33", "2 play 34"}) table.play(line);
    table.reads();
    table.types("63");
    CHECK(table.says("NO 6 LIES OPEN: 36 FITS"));
    table.types("11");
    CHECK(table.says("NO 1 LIES OPEN "));
    table.types("05");
    CHECK(table.says("NO 0 LIES OPEN, AND NO 5"));
    CHECK(table.fact("hand.1.count") == "6");
    table.keys("3");
    CHECK(table.says("YOUR TILE: 3_"));
}

TEST_CASE("D-9.2: arrows do nothing where nothing fits") {
    DominoScreened table;
    table.seat_two_people();
    table.deal("66 56 46 36 26 16 06 00 11 22 33 44 55 01");
    table.reads();
    table.types("66");
    table.reads();
    const auto page = lines_of(table.app().canvas(), GlyphSet::Unicode);
    table.keys("Right Up");
    CHECK(lines_of(table.app().canvas(), GlyphSet::Unicode) == page);
}

}  // namespace parlor::tui
