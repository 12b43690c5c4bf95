// D-8.7: dominoes in the book of results.
#include "app/screened.hpp"

namespace parlor::tui {
namespace {

// Two games with 7 tiles to 150, one with 11 to 250, and one of an older version, against Mack at
// level 1; one at level 2.
const char* const lines =
    "a dominoes \"\" 5 hand=7 target=150 person PLAYER_1 1 155 counts=90 dominoes=65 blocks=0 "
    "cpu:1 MACK 2 60 counts=40 dominoes=0 blocks=20\n"
    "b dominoes \"\" 8 hand=7 target=150 person PLAYER_1 2 120 counts=80 dominoes=30 blocks=10 "
    "cpu:1 MACK 1 150 counts=85 dominoes=65 blocks=0\n"
    "c dominoes \"\" 7 hand=11 target=250 person PLAYER_1 2 205 counts=150 dominoes=55 blocks=0 "
    "cpu:1 MACK 1 260 counts=180 dominoes=80 blocks=0\n"
    "d dominoes \"\" 6 person PLAYER_1 1 150 cpu:1 MACK 2 80\n"
    "e dominoes \"\" 1 hand=9 target=5 person Maximilian 1 10 counts=10 dominoes=0 blocks=0 "
    "cpu:2 MACK 2 0 counts=0 dominoes=0 blocks=0\n";

struct HeldResults : NoCabinet {
    bool has_results() override { return true; }
    Result<table::Results> results() override { return table::results_in(lines); }
};

}  // namespace

TEST_CASE("D-8.7, U-7.7: the book has pages on dominoes by player, hand and target") {
    HeldResults shelves;
    Screened table{{.cabinet = shelves}};
    table.keys("a b");
    CHECK(table.says("DOMINOES: 5 GAMES"));
    table.keys("n");
    table.shows("results-dominoes-all");
    table.keys("n");
    table.shows("results-dominoes-7-150");
    table.keys("n");
    CHECK(table.says("DOMINOES, 11 TILES TO 250"));
    table.keys("n");
    table.shows("results-dominoes-older");
    table.keys("n");
    CHECK(table.says("DOMINOES, 9 TILES TO 5"));
    CHECK(table.says("MACK 2"));
    table.keys("n");
    CHECK(table.says("THE LAST GAMES"));
}

}  // namespace parlor::tui
