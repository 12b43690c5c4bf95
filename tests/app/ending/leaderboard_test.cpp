// The leaderboard, which ends every game: what it says, its keys, and what comes before it (U-10.5).
#include "app/domino_screened.hpp"
#include "app/halves.hpp"
#include "app/moneyloopy/loopy_screened.hpp"
#include "app/screened.hpp"

namespace parlor::tui {
namespace {

struct Ending : Screened {
    explicit Ending(const std::string& lines) { take_up(lines); }
    void reads() {
        while (not says("LEADERBOARD")) keys("Space");
    }
};

const std::string three_people =
    "parlor 1\ngame classic\nboard uk\nseed 1\nseat 1 person Ann\nseat 2 person Bob\n"
    "seat 3 person Cid\nbegin\n0 dice 6 6\n0 dice 1 2\n0 dice 1 2\n";

// Ann is ruined by Bob's hotel on Mayfair, then Cid by Income Tax.
const std::string two_ruined =
    three_people +
    ".set square.mayfair.owner 2\n.set square.park-lane.owner 2\n.set square.mayfair.houses 5\n"
    ".set square.park-lane.houses 4\n.set seat.1.square chance-3\n.set seat.1.money 10\n"
    "1 roll\n0 dice 1 2\n2 roll\n0 dice 4 6\n2 end\n"
    ".set seat.3.square go\n.set seat.3.money 0\n3 roll\n0 dice 1 3\n";

bool says_wide(App& app, const std::string& words) {
    for (const std::string& line : lines_of(app.canvas(wide_window), GlyphSet::Unicode))
        if (line.find(words) != std::string::npos) return true;
    return false;
}

}  // namespace

TEST_CASE("U-10.5: the leaderboard ends the classic game: how each left, and the records") {
    Ending table{two_ruined};
    table.reads();
    CHECK(table.says("BOB WINS: ONE PLAYER IS LEFT"));
    CHECK(table.row(6).find("2  C  CID") != std::string::npos);
    CHECK(table.says("BANKRUPT IN ROUND 1, BY THE BANK"));
    CHECK(table.row(8).find("3  A  ANN") != std::string::npos);
    CHECK(table.says("BANKRUPT IN ROUND 1, BY BOB"));
    CHECK(table.says("MAYFAIR, BOB      $2000"));
    CHECK(table.says("MAYFAIR, ANN      $2000"));
    table.shows("leaderboard-classic");
}

TEST_CASE("U-10.5: in a wide window the chart of wealth is next to the leaderboard") {
    Ending table{two_ruined};
    table.reads();
    CHECK(says_wide(table.app(), "BOB WINS"));
    check_golden("leaderboard-wide", table.app().canvas(wide_window));
    table.keys("t");
    CHECK(table.says("GAME OVER"));
    CHECK_FALSE(says_wide(table.app(), "AFTER"));
}

TEST_CASE("U-10.5: what ended the game is read before the places can be seen") {
    Ending table{three_people + ".set seat.1.money 10\n.set seat.3.money 0\n1 end-game\n2 agree\n"};
    table.play("3 agree");
    table.app().tick(0);
    CHECK(table.says("PRESS ANY KEY"));
    CHECK_FALSE(table.says("LEADERBOARD"));
    CHECK_FALSE(table.says("1 BOB"));
    table.reads();
    CHECK(table.says("ALL AGREED TO END IT"));
    CHECK(table.says("SCORE"));
}

TEST_CASE("U-10.5: A seats the same players again, with the game's own board and rules") {
    Ending table{two_ruined};
    table.reads();
    table.keys("Enter");
    CHECK(table.fact("seat.1.name") == "Ann");
    CHECK(table.fact("seat.3.name") == "Cid");
    CHECK(table.fact("seat.1.money") == "1500");
    CHECK(table.place.table->moves_of_players() == 0);
}

TEST_CASE("U-10.5: the other keys lead to set-up, the charts, the story, the table, the launcher") {
    Ending table{two_ruined};
    table.reads();
    table.keys("p");
    CHECK(table.says("AFTER"));
    table.keys("d h");
    CHECK(table.says("WHAT HAPPENED"));
    table.keys("x s");
    CHECK(table.says("SELECT PLAYER"));
    table.keys("d t");
    CHECK(table.says("GAME OVER"));
    table.keys("l");
    CHECK(table.says("LEADERBOARD"));
    SECTION("N") {
        table.keys("n");
        CHECK(table.says("ALL SETTINGS"));
    }
    SECTION("X") {
        table.keys("x");
        CHECK(table.says("MAIN MENU"));
    }
}

TEST_CASE("U-10.5, L-1.3: the leaderboard of Moneyloopy has wealth, and its parts") {
    LoopyScreen table{game_file("moneyloopy_forty_rounds.parlor")};
    while (table.says("PRESS ANY KEY")) table.keys("x");
    CHECK(table.says("FORTY ROUNDS ARE OVER"));
    CHECK(table.says("IN AT THE END: $13 AND 8 DEEDS"));
    table.shows("loopy-leaderboard");
    table.keys("a");
    CHECK(table.fact("seat.1.name") == "Ann");
}

TEST_CASE("U-10.5, D-8.6: the leaderboard of dominoes has points, and where they came from") {
    DominoScreened table;
    table.keys("5 1 0 Enter");
    table.seat_two_people();
    table.deal(
        "46 00 01 02 03 04 05 11 12 13 14 15 16 22 33 34 35 36 44 45 55 56 66 06 23 24 25 26");
    table.reads();
    table.types("46");
    table.reads();
    CHECK(table.says("PLAYER_1 HAS REACHED 10 POINTS"));
    CHECK(table.says("COUNTS 10, DOMINOES 0, BLOCKS 0"));
    table.shows("domino-leaderboard");
    check_golden("domino-leaderboard-wide", table.app().canvas(wide_window));
    table.keys("t");
    CHECK(table.says("GAME OVER: PLAYER_1 WINS"));
    table.keys("l v");
    CHECK(table.says("REVIEW"));
}

TEST_CASE("U-10.5, D-8.6: A after a game that was taken up keeps its options") {
    DominoScreened table;
    table.take_up(
        "parlor 1\ngame dominoes\nseed 1\noption hand 7\noption target 10\nseat 1 person Ann\n"
        "seat 2 person Bob\nbegin\n0 down 46 00\n0 tiles 46 00 01 02 03 04 05 11 12 13 14 15 16 22 "
        "33 34 35 36 44 45 55 56 66 06 23 24 25 26\n1 play 46\n");
    while (not table.says("LEADERBOARD")) table.keys("Space");
    table.keys("a");
    REQUIRE(table.fact("over") == "no");
    CHECK(table.place.table->header().find("option target 10\n") != std::string::npos);
    CHECK(table.place.table->header().find("seat 2 person Bob\n") != std::string::npos);
}

TEST_CASE("U-10.5, U-7.6: a replay ends with the leaderboard, without keys") {
    Screened replay = replayed(two_ruined);
    replay.keys("End");
    CHECK(replay.says("BOB WINS: ONE PLAYER IS LEFT"));
    CHECK_FALSE(replay.says("A AGAIN"));
    replay.shows("replay-leaderboard");
    replay.keys("Left");
    CHECK_FALSE(replay.says("LEADERBOARD"));
}

}  // namespace parlor::tui
