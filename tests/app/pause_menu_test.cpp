// The pause menu: U-7.5.
#include "app/halves.hpp"
#include "screened.hpp"

namespace parlor::tui {
namespace {

struct Paused : Screened {
    explicit Paused(const std::string& mode) {
        const std::string text = "parlor 1\ngame " + mode +
                                 "\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\n"
                                 "seat 3 person Cid\nbegin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n" +
                                 (mode == "classic" ? "0 deck chest\n0 deck chance\n" : "");
        take_up(text);
        keys("Esc");
    }
};

}  // namespace

TEST_CASE("U-7.5: Esc at the table opens the pause menu, and C and Esc go on") {
    Paused table{"classic"};
    table.shows("pause-menu");
    for (const char* const closes : {"c", "Esc", "Ctrl-P"}) {
        CHECK(table.says("GAME PAUSED"));
        table.keys(closes);
        CHECK(table.says("'S TURN"));
        table.keys("Esc");
    }
}

TEST_CASE("U-7.5: Ctrl-P pauses from any page, and goes back to it") {
    Paused table{"classic"};
    table.keys("c m Ctrl-P");
    CHECK(table.says("GAME PAUSED"));
    table.keys("Ctrl-P");
    CHECK(table.says("MANAGE OPTIONS"));
}

TEST_CASE("U-7.5: `?` tells Ctrl-P where it pauses, and where it goes on") {
    Paused table{"classic"};
    const auto tells = [&](const std::string& words) {
        bool told = false;
        for (table.keys("?"); table.says("PRESS ANY KEY"); table.keys("Space"))
            told = told or table.says(words);
        return told;
    };
    CHECK(tells("^P CONTINUE"));
    table.keys("c");
    CHECK(tells("^P PAUSE"));
    table.keys("= ");
    CHECK(tells("^P PAUSE"));
}

TEST_CASE("U-7.5: the pause menu saves, tells how to play, has options and the board, and leaves") {
    Paused table{"classic"};
    table.keys("k");
    CHECK(table.says("SAVE"));
    table.keys("Esc");
    CHECK(table.says("GAME PAUSED"));
    table.keys("g");
    CHECK(table.says("HOW TO PLAY THE PROPERTY GAME"));
    table.keys("n x o");
    CHECK(table.says("MOVEMENT"));
    table.keys("x v");
    table.keys("Space q");
    CHECK(table.says("LEAVE THE TABLE"));
}

TEST_CASE("M-5.5: the credits are one key away in the pause menu, and shut again to it") {
    for (const char* const mode : {"classic", "blitz"}) {
        Paused table{mode};
        table.keys("a");
        CHECK(table.says("ABOUT"));
        CHECK(table.says("PG 1/"));
        table.keys("n");
        CHECK(table.says("B. J. BALL"));
        CHECK(table.says("MONEYLOOPY (2009)"));
        CHECK(table.says("BILKENT"));
        table.keys("x");
        CHECK(table.says("GAME PAUSED"));
    }
}

TEST_CASE(
    "U-7.5: in Blitz the foot offers no part of the board, and its keys say that they do nothing") {
    Paused classic{"classic"}, table{"blitz"};
    CHECK(classic.says("F1-QUAD1"));
    for (const char* const words : {"F1", "F3", "F5", "F7", "QUAD"}) CHECK_FALSE(table.says(words));
    for (const char* const key : {"F1", "F3", "F5", "F7", "Tab", "1", "2", "3", "4"}) {
        table.keys(key);
        INFO(key);
        CHECK(table.says("NO SUCH KEY"));
        table.keys("Up Down");
        CHECK_FALSE(table.says("NO SUCH KEY"));
    }
    for (table.keys("?"); table.says("PRESS ANY KEY"); table.keys("Space")) {
        CHECK_FALSE(table.says("LOOK ROUND"));
        CHECK_FALSE(table.says("WHAT HAPPENED"));
    }
}

TEST_CASE("U-7.5: clocks stand still in it, and under what it opens") {
    Paused table{"blitz"};
    for (const char* const key : {"?", "Space", "o", "x", "g"}) {
        table.keys(key);
        CHECK(table.app().next_tick() == std::nullopt);
        table.app().tick(500'000);
        CHECK(table.fact("seat.1.clock") == "600000");
    }
    table.keys("x c");
    CHECK(table.app().next_tick() == 1000);
}

TEST_CASE("U-7.5: in Blitz it hides the table, in a wide window as well, and offers no board") {
    Paused table{"blitz"};
    table.shows("pause-menu-blitz");
    for (const char* const key : {"v", "=", "s", "h"}) {
        table.keys(key);
        INFO(key);
        CHECK(table.says("GAME PAUSED"));
        CHECK_FALSE(table.says("1500"));
    }
    const Canvas wide = table.app().canvas(wide_window);
    for (int row = 0; row < Canvas::rows; ++row)
        for (int col = Canvas::cols; col < wide.size().cols; ++col)
            CHECK(wide.cell({row, col}).glyph == U' ');
}

}  // namespace parlor::tui
