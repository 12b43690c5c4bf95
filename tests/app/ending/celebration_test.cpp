// The celebration of a winner, between what ended the game and the leaderboard (U-10.5).
#include "app/domino_screened.hpp"
#include "app/screened.hpp"
#include "app/xterm.hpp"
#include "terminal/painter.hpp"

namespace parlor::tui {
namespace {

// All agree to end the game; Bob wins by his deeds. The last notice has been read.
struct Won : Screened {
    explicit Won(AppNeeds like = {}) : Screened{std::move(like)} {
        take_up(
            "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\n"
            "seat 3 person Cid\nbegin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n.set "
            "square.mayfair.owner 2\n.set square.strand.owner 1\n"
            ".set square.park-lane.owner 2\n1 end-game\n2 agree\n");
        play("3 agree");
        app().tick(0);
        while (says("PRESS ANY KEY")) keys("Space");
    }
};

}  // namespace

TEST_CASE("U-10.5: the winner takes the board, then comes the name, then rockets, for 4 seconds") {
    Won table;
    CHECK(table.says("BOB WINS: ALL AGREED TO END IT"));
    table.app().tick(650);
    table.shows("celebration-1");
    table.app().tick(650);
    table.shows("celebration-2");
    table.app().tick(1'700);
    table.shows("celebration-3");
    table.app().tick(999);
    CHECK_FALSE(table.says("LEADERBOARD"));
    table.app().tick(1);
    CHECK(table.says("LEADERBOARD"));
    CHECK_FALSE(table.app().next_tick());
}

TEST_CASE("U-10.5: any key ends the celebration, which comes once") {
    Won table;
    table.keys("a");
    CHECK(table.says("LEADERBOARD"));
    table.keys("t l");
    CHECK(table.says("LEADERBOARD"));
}

TEST_CASE("U-10.5: at a fast pace and without colours it is one picture for a second") {
    const bool is_fast = GENERATE(true, false);
    AppNeeds needs;
    if (is_fast)
        needs.options.pace = Options::Pace::Fast;
    else
        needs.terms.has_colours = false;
    Won table{std::move(needs)};
    CHECK_FALSE(table.says("ANY KEY SKIPS"));
    const Canvas first = table.app().canvas();
    table.app().tick(999);
    CHECK(table.app().canvas() == first);
    table.app().tick(1);
    CHECK(table.says("LEADERBOARD"));
}

TEST_CASE("U-10.5: neither a script nor a game that was over sees the celebration") {
    Won scripted{AppNeeds{.terms = {.chance = ChanceBy::Script}}};
    CHECK(scripted.says("LEADERBOARD"));
    Screened loaded;
    loaded.take_up(
        "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\n"
        "seat 3 person Cid\nbegin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n1 end-game\n2 agree\n3 "
        "agree\n");
    while (loaded.says("PRESS ANY KEY")) loaded.keys("Space");
    CHECK(loaded.says("LEADERBOARD"));
}

TEST_CASE("U-10.5: the celebration of dominoes has the tiles of the last hand") {
    DominoScreened table{ChanceBy::Dealer};
    table.keys("2 5 9 0 Enter Enter");
    while (not table.says("ANY KEY SKIPS")) table.does_something();
    table.app().tick(3'000);
    CHECK(table.says("│"));
    table.keys("Space");
    CHECK(table.says("LEADERBOARD"));
}

TEST_CASE("U-10.5: the whole celebration costs at most 4,000 bytes") {
    Won table;
    Painter painter{xterm().words};
    const Size window{25, 40};
    (void)painter.paint(Canvas{}, window);
    std::size_t bytes = 0;
    while (not table.says("LEADERBOARD")) {
        bytes += painter.paint(table.app().canvas(), window).size();
        table.app().tick(*table.app().next_tick());
    }
    CHECK(bytes <= 4'000);
}

}  // namespace parlor::tui
