// The book of results in the launcher.
#include "screened.hpp"

namespace parlor::tui {
namespace {

struct HeldResults : NoCabinet {
    table::Results held;
    bool has_results() override { return not held.games.empty(); }
    Result<table::Results> results() override { return held; }
};

table::FinishedGame game(const std::string& mode, const std::string& winner, int score) {
    return {"20261123-180000-01",
            {mode, "uk", 34, {{winner, std::nullopt, 1, score}, {"Victor", 1, 2, 0}}}};
}

}  // namespace

TEST_CASE("U-2.1, U-7.7: B shows who played what, who won, and the last games") {
    HeldResults shelves;
    shelves.held.games = {game("classic", "Ann", 4200),
                          game("classic", "Maximilian Long.", 12345),
                          game("dominoes", "Ann", 255)};
    Screened table{{.cabinet = shelves}};
    table.keys("a b");
    table.shows("results");
    CHECK(table.says("CLASSIC: 2 GAMES"));
    CHECK(table.says("MAXIMILIAN LONG."));
    table.keys("n");
    CHECK(table.says("DOMINOES: 1 GAME"));
    table.keys("n n");
    table.shows("results-last");
    table.keys("n");
    CHECK(table.says("THE LAST GAMES"));
    table.keys("Esc");
    CHECK(table.says("MAIN MENU"));
}

TEST_CASE("U-7.7: many players and games go on over pages, with their heads") {
    HeldResults shelves;
    for (int i = 0; i < 60; ++i)
        shelves.held.games.push_back(game("city", "Player " + std::to_string(i), 100 + i));
    Screened table{{.cabinet = shelves}};
    table.keys("a b");
    for (int i = 0; i < 4; ++i) {
        INFO(i);
        CHECK(table.says("CITY: 60 GAMES"));
        CHECK(table.says("PLAYED  WON   BEST"));
        table.keys("n");
    }
}

TEST_CASE("U-2.1: what there is nothing of yet is dark, and says so") {
    Screened table;
    table.keys("a b");
    CHECK(table.says("NO RESULTS YET"));
}

}  // namespace parlor::tui
