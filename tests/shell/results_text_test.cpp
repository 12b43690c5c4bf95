// The book of results as text.
#include "shell/results_text.hpp"

#include "catch.hpp"
#include "games/games.hpp"

using namespace parlor;

namespace {

const table::Results two_games = table::results_in(
    "a classic uk 34 person \"Ann, B.\" 1 4200 cpu:1 Victor 2 0\n"
    "b dominoes \"\" 5 hand=7 target=150 person Ann 1 155 counts=90 dominoes=65 blocks=0 "
    "cpu:1 MACK 2 60 counts=40 dominoes=0 blocks=20\n");

}  // namespace

TEST_CASE("U-7.7, D-8.7: the results as text have each game, and what only dominoes tells") {
    CHECK(shell::results_text(all_games(), two_games) ==
          "classic               played     won    best\n"
          "  Ann, B.                  1       1    4200\n"
          "  trader                   1       0       0\n"
          "\n"
          "dominoes              played     won    best\n"
          "  Ann                      1       1     155\n"
          "  Mack 1                   1       0      60\n"
          "\n"
          "Dominoes, 7 tiles to 150\n"
          "  1 game, 5 hands\n"
          "\n"
          "                         Ann    Mack 1\n"
          "  Won                      1         0\n"
          "    in per cent          100         0\n"
          "    95 % interval     21-100      0-79\n"
          "\n"
          "  Points a hand         31.0      12.0\n"
          "    from counts         18.0       8.0\n"
          "    from dominoes       13.0       0.0\n"
          "    from blocks          0.0       4.0\n");
    CHECK(shell::results_text(all_games(), {}) == "No game was finished yet.\n");
}

TEST_CASE("U-7.7, D-8.7: the results as CSV have a row for each player of each game") {
    CHECK(shell::results_csv(all_games(), two_games) ==
          "journal,game,board,length,name,kind,place,score,hand,target,counts,dominoes,blocks,"
          "changed\n"
          "a,classic,uk,34,\"Ann, B.\",person,1,4200,,,,,,\n"
          "a,classic,uk,34,Victor,cpu:1,2,0,,,,,,\n"
          "b,dominoes,,5,Ann,person,1,155,7,150,90,65,0,\n"
          "b,dominoes,,5,MACK,cpu:1,2,60,7,150,40,0,20,\n");
}
