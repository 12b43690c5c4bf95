// READING THE BOARD: the pages with pictures of the board's marks.
#include "app/moneyloopy/loopy_screened.hpp"
#include "app/seated.hpp"
#include "app/table/at_table.hpp"
#include "app/xterm.hpp"
#include "terminal/painter.hpp"

namespace parlor::tui {
namespace {

constexpr Size wide{24, 80};

void shows_everywhere(Screened& table, const std::string& name) {
    check_golden_everywhere(name, table.app().canvas());
    check_golden_everywhere(name + "-wide", table.app().canvas(wide));
}

// Both pages, from the key help.
void shows_both_pages(Screened& table, const std::string& name) {
    table.keys("? ?");
    CHECK(table.says("READING THE BOARD"));
    shows_everywhere(table, name + "-1");
    table.keys("n");
    shows_everywhere(table, name + "-2");
}

std::size_t bytes_of(Screened& table) {
    Painter painter{xterm().words};
    return painter.paint(table.app().canvas(), Size{25, 40}).size();
}

}  // namespace

TEST_CASE("U-10.3: ? twice at the table shows how to read the board, in pictures") {
    AtFurnishedTable table{3};
    shows_both_pages(table, "reading");
}

TEST_CASE("U-10.3: Moneyloopy's pages show the turn marker, and no mortgage") {
    LoopyScreen table{ann_and_bob()};
    shows_both_pages(table, "loopy-reading");
    table.keys("b");
    CHECK(table.says("IS THE TURN MARKER"));
    CHECK_FALSE(table.says("MORTGAGED"));
}

TEST_CASE("U-10.3: each page costs at most 1,800 bytes") {
    AtFurnishedTable table{3};
    LoopyScreen loopy{ann_and_bob()};
    for (Screened* const each : {static_cast<Screened*>(&table), static_cast<Screened*>(&loopy)}) {
        each->keys("? ?");
        CHECK(bytes_of(*each) <= 1800);
        each->keys("n");
        CHECK(bytes_of(*each) <= 1800);
    }
}

TEST_CASE("U-10.3: X, Esc and Enter close the pages, and the table is as before") {
    AtTable table{2};
    const Canvas before = table.app().canvas();
    const std::string key = GENERATE("x", "Esc", "Enter");
    table.keys("? ? " + key);
    CHECK(table.app().canvas() == before);
}

TEST_CASE("U-10.3: the key help says so, and any other key closes it as ever") {
    AtTable table{2};
    const Canvas before = table.app().canvas();
    table.keys("? Space");
    CHECK(table.says("? READ THE BOARD"));
    table.keys("Space");
    CHECK(table.app().canvas() == before);
}

TEST_CASE("U-10.3: while computers play ? pauses them, and they wait until the pages are read") {
    Seated table{1, 1};
    table.play("1 roll");
    table.play("0 dice 1 3");
    table.keys("n ? ?");
    CHECK(table.says("READING THE BOARD"));
    CHECK_FALSE(table.next());
    table.keys("x");
    CHECK(table.says("C - CONTINUE"));
}

TEST_CASE("U-10.3: the pages have this game's names, and those of its groups") {
    AtTable table{2};
    table.keys("? ?");
    CHECK(table.says("PLAYER_1 HAS THE WHOLE"));
    table.keys("n");
    CHECK(table.says("IN GAOL"));
    CHECK(table.says("L LIGHT BLUE"));
    CHECK(table.says("U UTILITIES"));
}

TEST_CASE("U-10.3, U-3.11: with the longest names no sentence is cut") {
    Screened table;
    table.take_up(
        "parlor 1\ngame classic\nseed 1\nseat 1 person WWWWWWWWWWWWWWWW red\nseat 2 person "
        "MMMMMMMMMMMMMMMM blue\nbegin\n");
    table.keys("? ?");
    table.shows("reading-longest");
    CHECK(table.says("MAY BUILD."));
    CHECK(table.says("PART OF THE GROUP."));
}

TEST_CASE("U-10.3: a board of 32 squares has no utilities, and says Jail") {
    Screened table;
    table.take_up(
        "parlor 1\ngame reverse\nboard turkey\nseed 1\nseat 1 person Ann red\nseat 2 person Bob "
        "blue\nseat 3 person Cy green\nbegin\n");
    table.keys("? ?");
    table.shows("reading-of-32-1");
    table.keys("n");
    table.shows("reading-of-32-2");
    CHECK(table.says("IN JAIL"));
    CHECK(table.says("THE ARROW SHOWS"));
    CHECK_FALSE(table.says("UTILITIES"));
    CHECK_FALSE(table.says("POWER"));
}

TEST_CASE("U-10.3: they are the last pages of how to play, in the launcher and at the table") {
    Screened table;
    const std::string book = GENERATE("p", "m");
    table.keys("a h " + book);
    const auto turn_to_last = [&] {
        std::string count;
        while (std::exchange(count, table.row(2)) != table.row(2)) table.keys("Space");
    };
    turn_to_last();
    CHECK(table.says("READING THE BOARD"));
    table.shows("how-to-play-board-" + book);
    table.keys("Backspace");
    CHECK(table.says("READING THE BOARD"));
    CHECK(table.says("ANN HAS THE WHOLE"));
}

TEST_CASE("U-10.3: how to play at the table has the pages as well") {
    AtTable table{2};
    table.keys("Ctrl-P g");
    for (int i = 0; i < 40; ++i) table.keys("Space");
    CHECK(table.says("READING THE BOARD"));
}

TEST_CASE("U-10.3: at dominoes, and where clocks hide the board, ? leads nowhere") {
    Screened dominoes;
    dominoes.keys("a d Enter ? ?");
    CHECK_FALSE(dominoes.says("READING THE BOARD"));
    Screened blitz;
    blitz.take_up(
        "parlor 1\ngame blitz\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nseat 3 person "
        "Cy\nbegin\n");
    blitz.keys("Ctrl-P ? ?");
    CHECK_FALSE(blitz.says("READING THE BOARD"));
    blitz.keys("Ctrl-P ? ?");
    CHECK(blitz.says("READING THE BOARD"));
}

}  // namespace parlor::tui
