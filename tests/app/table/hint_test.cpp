// H, where the options want hints: what a master would do, and the chances to win.
#include "app/moneyloopy/loopy_screened.hpp"
#include "app/screened.hpp"

namespace parlor::tui {
namespace {

Options with_hints() {
    return {.movement = Options::Movement::Jumping, .hints = Options::Answer::Yes};
}

// Ann may buy Vine Street.
struct Asked : Screened {
    explicit Asked(const Options& options) : Screened{{.options = options}} {
        take_up(
            "parlor 1\ngame classic\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n"
            "0 dice 6 6\n0 dice 1 2\n1 roll\n0 dice 5 6\n");
        while (says("PRESS ANY KEY")) keys("Space");
    }

    void work() {
        while (app().next_tick() == 0) app().tick(0);
    }
};

}  // namespace

TEST_CASE(
    "H first tells the chance to win after each move, and what a master would do, then the story") {
    Asked table{with_hints()};
    table.keys_at_once("h");
    CHECK(table.says("PLAYING GAMES OUT"));
    table.work();
    CHECK(table.says("CHANCES TO WIN"));
    CHECK(table.says("BUY "));
    CHECK(table.says("%"));
    table.keys("Space");
    CHECK(table.says("A MASTER CHOOSES"));
    while (table.says("HINT")) table.keys("Space");
    const std::uint64_t events = table.place.table->told_count();
    table.keys("h");
    CHECK(table.says("WHAT HAPPENED"));
    CHECK(table.place.table->told_count() == events);
}

TEST_CASE("a key ends the working out of a hint, and does what it does") {
    Asked table{with_hints()};
    table.keys_at_once("h");
    table.app().tick(0);
    table.keys_at_once("p");
    CHECK_FALSE(table.says("PLAYING GAMES OUT"));
    CHECK(table.app().next_tick() != 0);
}

TEST_CASE("a hint that was broken off can be asked for again") {
    Asked table{with_hints()};
    table.keys_at_once("h");
    table.app().tick(0);
    table.keys_at_once("i");
    CHECK_FALSE(table.says("PLAYING GAMES OUT"));
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.keys_at_once("h");
    CHECK(table.says("PLAYING GAMES OUT"));
    table.work();
    CHECK(table.says("CHANCES TO WIN"));
}

TEST_CASE("without the option H tells what happened at once") {
    Asked table{{.movement = Options::Movement::Jumping}};
    table.keys("h");
    CHECK(table.says("WHAT HAPPENED"));
}

TEST_CASE("L-9.1: in Moneyloopy H tells what a master thinks of an offer, and why") {
    Screened table{{.options = with_hints()}};
    table.take_up(
        "parlor 1\ngame moneyloopy\nseed 1\nseat 1 person Ann\nseat 2 person Bob\nbegin\n"
        "0 die 6\n0 die 1\n1 deal 2 pay $50 at baltic-avenue\n");
    while (table.says("PRESS ANY KEY")) table.keys("Space");
    table.keys("h");
    CHECK(table.says("A MASTER CHOOSES"));
}

}  // namespace parlor::tui
