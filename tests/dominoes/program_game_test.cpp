// Dominoes in the program: its header, its scripts, its journals.
#include "catch.hpp"
#include "games/games.hpp"
#include "program/ran.hpp"
#include "table/journal/journal_text.hpp"

using namespace parlor;

namespace {

const std::string ann_and_bob = "seat 1 person Ann\nseat 2 person Bob\n";

// A game of dominoes with these lines in its header, from line 4 on.
Ran begin(const std::string& lines, const std::string& then = "") {
    return run("parlor 1\ngame dominoes\nseed 1\n" + lines + "begin\n" + then);
}

// The error in an option, in line 4.
std::string option(const std::string& words) {
    return begin("option " + words + "\n" + ann_and_bob).complaints;
}

}  // namespace

TEST_CASE("dominoes are set up by their header") {
    CHECK(begin(ann_and_bob, ".expect hand.1.count 11\n.expect decision.kind play\n").status == 0);
    CHECK(begin("option hand 7\n" + ann_and_bob, ".expect boneyard.count 14\n").status == 0);
}

TEST_CASE("the options of dominoes have their ranges") {
    CHECK(option("hand 9").empty());
    CHECK(option("hand 8") == "test:4: hand: it must be 7, 9 or 11, not 8\n");
    CHECK(option("target 1").empty());
    CHECK(option("target 999").empty());
    CHECK(option("target 0") == "test:4: target: it must be 1 to 999, not 0\n");
    CHECK(option("target 1000") == "test:4: target: it must be 1 to 999, not 1000\n");
    CHECK(option("redeal yes").empty());
    CHECK(option("highest-double 1") == "test:4: highest-double: it must be yes or no, not 1\n");
    CHECK(option("salary 1") ==
          "test:4: this game has no option salary; it has hand, target, redeal and "
          "highest-double\n");
}

TEST_CASE("dominoes are for two people, who may have colours, and have no board") {
    CHECK(begin("seat 1 person Ann red\nseat 2 person Bob blue\n").status == 0);
    CHECK(begin("seat 1 person Ann\n").complaints == "test:5: this game is for 2 players, not 1\n");
    CHECK(begin(ann_and_bob + "seat 3 person Cid\n").complaints ==
          "test:6: this game is for 2 players, not 3\n");
    CHECK(begin("seat 1 person Ann red\nseat 2 person Bob red\n").complaints ==
          "test:5: the colour red is taken\n");
    CHECK(begin("seat 1 person Ann grey\nseat 2 person Bob\n").complaints ==
          "test:4: there is no colour grey\n");
    CHECK(begin("board uk\n" + ann_and_bob).complaints == "test:4: dominoes has no board\n");
}

TEST_CASE("Mack sits where a computer is asked for, at the levels there are") {
    CHECK(begin("seat 1 cpu:0 Mack\nseat 2 cpu:1 Mick\n", ".expect over yes\n").status == 0);
    CHECK(begin("seat 1 person Ann\nseat 2 cpu:1 Mack\n", ".expect decision.seat 1\n").status == 0);
    CHECK(begin("seat 1 person Ann\nseat 2 cpu:2 Mack\n").status == 0);
    CHECK(begin("seat 1 person Ann\nseat 2 cpu:3 Mack\n").complaints ==
          "test:5: a seat is person, cpu:0, cpu:1 or cpu:2, not `cpu:3`\n"
          "test:6: this game is for 2 players, not 1\n");
}

TEST_CASE("D-7.3: the same seed and the same moves bring the same play of Mack") {
    const std::string game =
        "parlor 1\ngame dominoes\nseed 5\nseat 1 cpu:1 Mack\nseat 2 cpu:0 Mick\nbegin\n";
    CHECK(run(game).answers == run(game).answers);
    CHECK(run(game).answers.find("over winner=") != std::string::npos);
}

TEST_CASE("a game against Mack plays again from its journal, to the same state") {
    table::SetupAsked asked{.game = table::WordAsked{1, "dominoes"}, .seed = 11};
    asked.seats = {{1, "person", "Ann", ""}, {2, "cpu:1", "Mack", ""}};
    auto result = open_table(asked);
    auto& table = *std::get<std::unique_ptr<table::GameTable>>(result);
    table.play_on(std::nullopt);
    while (table.decider()) {
        const auto word = table::split(table.choices().front());
        REQUIRE(table.play({.words = word->words}).kind == table::Verdict::Kind::Played);
        table.play_on(std::nullopt);
    }
    CHECK(table.header().find("seat 2 cpu:1 Mack\n") != std::string::npos);
    const auto again = run(journal_text(table));
    CHECK(again.complaints.empty());
    CHECK(again.status == 0);
}

TEST_CASE("what there is not is refused; a word that is no move or event is wrong") {
    CHECK(begin(ann_and_bob,
                ".refuse 1 play 77\n.refuse 1 play 34 5\n.refuse 0 tiles\n.refuse 0 down 11 11\n"
                ".refuse 1 draw\n.refuse 2 pass\n.no-event over winner=1 how=target\n"
                ".event boneyard\n.no-event drew seat=1 tile=00\n")
              .complaints.empty());
    CHECK(begin(ann_and_bob, ".refuse 1 roll\n").complaints.empty());
    CHECK(begin(ann_and_bob, ".refuse 1 juggle\n").complaints ==
          "test:7: there is no move \"juggle\" here\n");
    CHECK(begin(ann_and_bob, ".event rolled\n").complaints ==
          "test:7: there is no event `rolled`\n");
}

TEST_CASE("a dealt game of dominoes plays again from its journal, to the same state") {
    table::SetupAsked asked{.game = table::WordAsked{1, "dominoes"}, .seed = 11};
    asked.seats = {{1, "person", "Ann", ""}, {2, "person", "Bob \"B\"", ""}};
    auto result = open_table(asked);
    auto& table = *std::get<std::unique_ptr<table::GameTable>>(result);
    table.answer_chance();
    while (table.decider()) {
        const auto word = table::split(table.choices().front());
        REQUIRE(table.play({.words = word->words}).kind == table::Verdict::Kind::Played);
        table.answer_chance();
    }
    CHECK(table.moves() > 100);
    CHECK(journal_text(table).find("# state ") != std::string::npos);
    const auto again = run(journal_text(table));
    CHECK(again.complaints.empty());
    CHECK(again.status == 0);
}

TEST_CASE("a script that is refused a play is told once which one") {
    const auto ran = begin(ann_and_bob,
                           "0 down 66 01\n0 tiles 34 33 36 35 00 01 02 44 45 46 05\n"
                           "1 play 33 1\n");
    CHECK(ran.complaints == "test:9: play 33 1: the down names no end (D-2.7)\n");
    CHECK(ran.status == 2);
}
