// Computers at the table, in any game; Pig has them.
#include <algorithm>

#include "table/pig_script.hpp"
#include "table/played_in.hpp"

using namespace parlor;
using namespace parlor::toy;

namespace {

// Ann against a computer of that level.
std::string against(int level) {
    return "parlor 1\ngame pig\nseed 7\nseat 1 person Ann\nseat 2 cpu:" + std::to_string(level) +
           " Bob\nbegin\n";
}

const std::string two_computers =
    "parlor 1\ngame pig\nseed 7\nseat 1 cpu:1 Ann\nseat 2 cpu:1 Bob\nbegin\n";

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

// Ann rolls and holds this often, Bob is a computer; returns the moves.
std::string played_by(table::TextTable<Pig>& table, int turns) {
    for (int turn = 0; turn < turns and table.decider(); ++turn) {
        table.play({.words = {"roll"}});
        table.play_on(std::nullopt);
        if (table.decider()) table.play({.words = {"hold"}});
        table.play_on(std::nullopt);
    }
    return played_in(table);
}

Pig::Setup ann_against_bob() { return {.names = {"Ann", "Bob"}, .levels = {std::nullopt, 1}}; }

}  // namespace

TEST_CASE("a computer that has to decide moves before the next line") {
    const auto ran = run_text(against(0) + "1 hold\n1 roll\n0 die 4\n");
    CHECK(ran.answers ==
          "began\nheld seat=1 points=0\nheld seat=2 points=0\nrolled seat=1 points=4\n");
    CHECK(ran.status == 0);
}

TEST_CASE("a line of the computer's own seat is played as written") {
    const auto ran = run_text(against(0) + "1 hold\n2 roll\n0 die 5\n2 hold\n.show seat.2.score\n");
    CHECK(has(ran.answers, "seat.2.score 5\n"));
    CHECK(ran.status == 0);
}

TEST_CASE("before a line of chance a computer moves as long as it does not ask for chance") {
    const std::string score = ".set seat.1.score 1\n";
    const auto ran = run_text(against(1) + score + "1 hold\n0 die 6\n");
    CHECK(has(ran.answers, "rolled seat=2 points=6\n"));
    CHECK(ran.status == 0);
}

TEST_CASE("a line without a seat is a person's; before a directive computers have moved") {
    const auto ran = run_text(against(0) + "hold\nhold\n.expect turn 1\n.refuse 2 roll\n");
    CHECK(ran.complaints.empty());
    CHECK(run_text(against(0) + "hold\n.refuse 2 roll\n").complaints ==
          "test:8: `2 roll` is not refused\n");
}

TEST_CASE("after the last line computers play on as long as it is their turn") {
    CHECK(run_text(against(0) + "1 hold\n").answers ==
          "began\nheld seat=1 points=0\nheld seat=2 points=0\n");
    const auto whole = run_text(two_computers + ".show seat\n");
    CHECK(run_text(two_computers).status == 0);
    CHECK((has(whole.answers, "seat.1.score 2") or has(whole.answers, "seat.2.score 2")));
}

TEST_CASE("computers that never come to an end are stopped, and told") {
    const auto ran = run_text("parlor 1\ngame pig\nseat 1 cpu:0 Ann\nseat 2 cpu:0 Bob\nbegin\n");
    CHECK(ran.complaints == "test:5: the computers play on without end\n");
    CHECK(ran.status == 2);
}

TEST_CASE("each event of computers is printed, whichever line lets them move") {
    const std::string endless = "parlor 1\ngame pig\nseat 1 cpu:0 Ann\nseat 2 cpu:0 Bob\nbegin\n";
    for (const std::string line : {"",
                                   ".set pot 0\n",
                                   ".undo\n",
                                   ".show turn\n",
                                   ".event held\n",
                                   ".refuse roll\n",
                                   ".key x\n",
                                   ".save x\n",
                                   "hold\n"}) {
        INFO(line);
        const auto ran = run_text(endless + line, true);
        const auto moves = std::ranges::count(ran.answers, '=') / 2;  // a seat and points
        CHECK(moves >= table::most_moves_in_a_row);
        CHECK(moves % table::most_moves_in_a_row == (line == "hold\n" ? 1 : 0));
    }
}

TEST_CASE("a journal has the computers' lines and plays again, to the same state") {
    table::TextTable<Pig> table{ann_against_bob(), 3};
    played_by(table, 3);
    const std::string journal = table::journal_text(table);
    CHECK(has(journal, "seat 2 cpu:1 \"Bob\"\n"));
    CHECK(has(journal, "\n2 roll @500\n0 die "));
    const auto again = run_text(journal);
    CHECK(again.complaints.empty());
    CHECK(again.status == 0);
}

TEST_CASE("a loaded game goes on as it would have: computers draw by seed and move") {
    table::TextTable<Pig> whole{ann_against_bob(), 5}, loaded{ann_against_bob(), 5};
    played_by(whole, 1);
    for (const auto& entry : whole.session().log())
        REQUIRE_FALSE(
            loaded.session().play(entry.mover, std::get<Pig::Action>(entry.what), entry.took));
    CHECK(played_by(loaded, 2) == played_by(whole, 2));
}

TEST_CASE("undo takes back the moves of people, with the computers' after them") {
    table::TextTable<Pig> table{ann_against_bob(), 5};
    const std::string one = played_by(table, 1);
    const std::string two = played_by(table, 1);
    REQUIRE(one != two);
    CHECK(table.moves() == 4);
    CHECK(table.undo(2));
    CHECK(played_in(table) == one);
    CHECK(played_by(table, 1) == two);
    CHECK_FALSE(table.undo(5));
    CHECK(run_text(two_computers + ".undo\n").complaints ==
          "test:7: there is no move to take back\n");
}

TEST_CASE("the table says what a computer would do, of any level, and does not do it") {
    table::TextTable<Pig> table{{}, 1};
    CHECK(*table.advice(0) == "1 hold\n");
    CHECK(*table.advice(std::nullopt) == "1 roll\n");
    CHECK(table.moves() == 0);
    CHECK(table.advice(2).error().what == "there is no level 2 in this version; there is 0 and 1");
    table.play({.words = {"roll"}});
    CHECK(table.advice(0).error().what == "no player has to decide here");
}

TEST_CASE("a computer's own level is the one that is asked, if no other is") {
    table::TextTable<Pig> table{{.names = {"Ann", "Bob"}, .levels = {0, 0}}, 1};
    CHECK(*table.advice(std::nullopt) == "1 hold\n");
    CHECK(*table.advice(1) == "1 roll\n");
}

TEST_CASE(".why says so where the computers of a game do not say why, or nobody decides") {
    CHECK(play_pig(".why\n").complaints ==
          line_of_pig(1) + "the computer players of this game do not say why\n");
    CHECK(play_pig(".why 2\n").complaints ==
          line_of_pig(1) + "there is no level 2 in this version; there is 0 and 1\n");
    for (const char* const wrong : {".why one\n", ".why -1\n", ".why 1 2\n"})
        CHECK(play_pig(wrong).complaints ==
              line_of_pig(1) + "write `.why [LEVEL]`, with LEVEL from 0\n");
}
