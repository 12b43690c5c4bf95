// Tables of three and of eight: U-7.2, U-7.3 and U-7.4.
#include <string>

#include "app/halves.hpp"
#include "app/property/mode_table.hpp"

namespace parlor::tui {

TEST_CASE("U-7.2: with seven and with eight players everyone's row is seen above the menu") {
    ModeTable seven{"city", 7};
    seven.shows("seven-turn");
    CHECK(seven.row(6).starts_with("G GUSTAV   $  1500"));
    ModeTable eight{"city", 8};
    eight.shows("eight-turn");
    CHECK(eight.row(7).starts_with("H HENRIET. $  1500"));
    CHECK(eight.row(8).find("'S TURN") != std::string::npos);
    eight.names_all(8);
}

TEST_CASE("U-7.2: with three players the rows are those of the classic game") {
    ModeTable three{"city", 3};
    three.shows("three-turn");
    CHECK(three.row(7).find("'S TURN") != std::string::npos);
}

TEST_CASE("U-7.2 to U-7.4: three players in each mode, in forty columns and in a wide window") {
    for (const std::string mode : {"city", "blitz", "reverse"}) {
        ModeTable three{mode, 3, "turkey"};
        three.shows("three-" + mode);
        check_golden("three-" + mode + "-wide", three.app().canvas(wide_window));
    }
}

TEST_CASE("U-7.4: the overview has marks of Reverse squares and the direction at GO") {
    ModeTable three{"reverse", 3, "turkey"};
    three.set({"seat.1.square van", "seat.2.square van", "seat.3.square van"});
    three.keys("v");
    three.shows("three-reverse-overview");
    CHECK(three.app().canvas().cell({17, 23}).glyph == U'←');
    three.set({"seat.1.square go"});
    three.play("1 roll");
    three.play("0 dice 1 1");
    three.keys("Space v");
    CHECK(three.app().canvas().cell({17, 23}).glyph == U'↑');
}

TEST_CASE("U-7.2: every page that lists players has room for eight") {
    ModeTable table{"city", 8};
    SECTION("the partners of a trade, in their order") {
        table.keys("t p");
        table.shows("eight-partners");
        table.keys("8");
        CHECK(table.says("WITH HENRIETTE"));
        table.shows("eight-trade");
    }
    SECTION("the statistics") {
        table.keys("s");
        table.shows("eight-statistics");
        CHECK(table.row(17).find("8 - H HENRIETTE") != std::string::npos);
        CHECK(table.row(10).find("1 - A ANNABELLE") != std::string::npos);
    }
    SECTION("the deeds") {
        table.keys("= 2");
        table.shows("eight-deeds");
        CHECK(table.says("DEEDS OF BARTHOLOMEW"));
        CHECK(table.says("A>B C D E F G H"));
    }
    SECTION("the overview and the mini-map, with all on one square") {
        table.keys("v");
        table.shows("eight-overview");
    }
    SECTION("the ring") { check_golden("eight-wide", table.app().canvas(wide_window)); }
}

TEST_CASE("U-7.2: the standings of eight stand above the last keys") {
    ModeTable table{"blitz", 8};
    for (int seat = 1; seat <= 7; ++seat) table.play(std::to_string(seat) + " flag");
    while (not table.says("LEADERBOARD")) table.keys("Space");
    table.shows("eight-leaderboard");
    table.app().offer_copy(true);
    table.shows("eight-leaderboard-copy");
    table.names_all(11);
    table.keys("Esc");
    table.shows("eight-standings");
    table.names_all(8);
    CHECK(table.row(19).find("P - PICTURES") != std::string::npos);
    table.keys("p");
    table.shows("eight-wealth");
    table.names_all(4);
}

TEST_CASE("U-7.2, U-7.3: eight clocks, one of them short") {
    ModeTable table{"blitz", 8};
    table.play("1 think @570100");
    table.shows("eight-blitz");
    CHECK(table.row(0).find("29.9") != std::string::npos);
    CHECK(table.row(7).starts_with("H HEN. 10:00  1500"));
}

TEST_CASE("U-7.4: the direction is seen at a table of eight, too") {
    ModeTable table{"reverse", 8};
    table.keys("F1");
    table.shows("eight-reverse");
}

}  // namespace parlor::tui
