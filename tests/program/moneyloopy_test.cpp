// Moneyloopy in the program: its header.
#include "catch.hpp"
#include "ran.hpp"

using namespace parlor;

namespace {

const std::string ann_and_bob = "seat 1 person Ann\nseat 2 person Bob\n";

std::string complaints(const std::string& header) {
    return run("parlor 1\ngame moneyloopy\nseed 1\n" + header + "begin\n").complaints;
}

}  // namespace

TEST_CASE("L-1.1: Moneyloopy is begun for 2 to 8 players on a board of 40 squares") {
    CHECK(complaints(ann_and_bob).empty());
    CHECK(complaints("board world-40\n" + ann_and_bob).empty());
    CHECK(complaints("board world\n" + ann_and_bob) ==
          "test:4: the board world has 32 squares; Moneyloopy is played on 40 (L-1.3)\n");
    CHECK(complaints("board fr\n" + ann_and_bob).starts_with("test:4: there is no board fr; "));
    CHECK(complaints("seat 1 person Ann\n") ==
          "test:5: this game is for 2 to 8 players (L-1.1), not 1\n");
    CHECK(complaints(ann_and_bob + "seat 3 cpu:1 Cid\n").empty());
    CHECK(complaints("seat 1 person Ann red\nseat 2 person Bob red\n") ==
          "test:5: the colour red is taken\n");
}

TEST_CASE("L-9.1: computers play Moneyloopy by themselves, and say why") {
    const std::string header = "parlor 1\ngame moneyloopy\nseed 4\nseat 1 cpu:1 Ann\n";
    const auto game = run(header + "seat 2 cpu:0 Bob\nbegin\n.expect over yes\n");
    CHECK(game.complaints.empty());
    const auto asked = run(header + "seat 2 person Bob\nbegin\n.why\n");
    CHECK(asked.complaints.empty());
    CHECK(asked.answers.find("2 roll: there is nothing better to do\n") != std::string::npos);
}

TEST_CASE("L-1.5: the switch of hidden money is Moneyloopy's alone") {
    CHECK(complaints("option hidden-money no\n" + ann_and_bob).empty());
    CHECK(run("parlor 1\ngame classic\noption hidden-money no\n" + ann_and_bob + "begin\n")
              .complaints.find("has no option hidden-money") != std::string::npos);
}
