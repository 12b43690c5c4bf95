#include "table/language/live.hpp"

#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::toy;

namespace {

// Ann plays against a computer that always holds.
const std::string header = "parlor 1\ngame pig\nseed 7\nseat 1 person Ann\nseat 2 cpu:0 Mack\n";
const std::string begin_answered = "began\nasked seat=1 kind=turn\n";

std::string begun_with(const std::string& lines) { return header + "begin\n" + lines; }

std::string answered(const std::string& lines) {
    const auto ran = run_live(begun_with(lines));
    REQUIRE(ran.answers.starts_with(begin_answered));
    return ran.answers.substr(begin_answered.size());
}

std::string twice_and_pot(const std::string& line) { return line + line + ".show pot\n"; }

}  // namespace

TEST_CASE("live: begin and every line after it have an answer that ends with what is asked") {
    const auto ran = run_live("# a comment\n\n" + header + "\nbegin\n.show pot\n1 hold\n");
    CHECK(ran.answers ==
          begin_answered +
              "pot 0\nasked seat=1 kind=turn\n"
              "held seat=1 points=0\nheld seat=2 points=0\nasked seat=1 kind=turn\n");
    CHECK(ran.complaints.empty());
    CHECK(ran.status == 0);
}

TEST_CASE("live: chance and computers decide at once") {
    CHECK(answered("1 roll\n").starts_with("rolled seat=1 points="));
    const auto ran = run_live(
        "parlor 1\ngame pig\nseed 7\nseat 1 cpu:0 Mack\nseat 2 person Ann\nbegin\n2 hold\n");
    CHECK(ran.answers ==
          "began\nheld seat=1 points=0\nasked seat=2 kind=turn\n"
          "held seat=2 points=0\nheld seat=1 points=0\nasked seat=2 kind=turn\n");
}

TEST_CASE("live: comments and empty lines have no answer") {
    CHECK(answered("\n# nothing\n   \n  # nothing\n\t\n").empty());
}

TEST_CASE("live: a refused or wrong line is answered by what is asked alone, and ends nothing") {
    const std::string asked = "asked seat=1 kind=turn\n";
    const std::string asked_twice_and_pot = asked + asked + "pot 0\n" + asked;
    for (const std::string wrong : {"juggle\n",
                                    "2 hold\n",
                                    "1 hold @x\n",
                                    ".juggle\n",
                                    ".expect pot 3\n",
                                    ".refuse hold\n",
                                    ".quit now\n",
                                    ".undo\n",
                                    ".set pot\n",
                                    ".key x\n",
                                    "\"unclosed\n",
                                    "\x01\n"}) {
        INFO(wrong);
        CHECK(answered(wrong) == asked);
        CHECK(answered(twice_and_pot(wrong)) == asked_twice_and_pot);
        CHECK(run_live(begun_with(std::string{wrong}.append(".show pot\n"))).status ==
              (wrong.starts_with(".expect") or wrong.starts_with(".refuse") ? 1 : 2));
    }
    CHECK(answered(std::string(1'001, 'x') + "\n") == asked);
}

TEST_CASE("live: lines of chance are refused") {
    const std::string asked_at_begin = begin_answered + "asked seat=1 kind=turn\n";
    for (const std::string line : {"0 die 3", "die 3", "0 roll", "0 juggle"}) {
        INFO(line);
        const auto ran = run_live(begun_with(std::string{line}.append("\n")));
        CHECK(ran.answers == asked_at_begin);
        CHECK(ran.status == 2);
    }
    CHECK(run_live(header + "begin\n0 die 3\n").complaints ==
          "test:7: in a live run chance decides by itself, without lines of seat 0\n");
    CHECK(run_live(header + "begin\n.refuse 0 die 3\n").status == 0);
}

TEST_CASE("live: when the game is over nobody is asked, and lines are still answered") {
    const std::string over = "asked seat=- kind=none\n";
    CHECK(answered(".set seat.1.score 20\nhold\nhold\n.show turn\n.undo\n") ==
          "asked seat=1 kind=turn\nheld seat=1 points=0\n" + over + over + "turn 2\n" + over +
              "asked seat=1 kind=turn\n");
}

TEST_CASE("live: .quit and the end of the lines have no answer") {
    CHECK(answered("").empty());
    CHECK(answered(".quit\n1 hold\n").empty());
    CHECK(run_live(header + "begin\n.quit\n").status == 0);
    CHECK(run_live(header).complaints == "test:5: the lines end before `begin`\n");
}

TEST_CASE("live: a game that cannot begin ends the run, without an answer") {
    const auto ran = run_live("parlor 1\ngame chess\nseat 1 person Ann\nbegin\nhold\n");
    CHECK(ran.answers.empty());
    CHECK(ran.complaints == "test:2: there is only pig\n");
    CHECK(ran.status == 2);
}

TEST_CASE("live: wrong lines before begin are told, and not answered") {
    const auto ran = run_live("parlor 1\njuggle\n" + header.substr(9) + "begin\n");
    CHECK(ran.complaints.starts_with("test:2: "));
    CHECK(ran.status == 2);
    CHECK(ran.answers.find("asked") == ran.answers.rfind("asked"));
}

TEST_CASE("live: what is set is checked together, before the next line that sets nothing") {
    const std::string asked = "asked seat=1 kind=turn\n";
    CHECK(answered(".set seat.1.score 40\n.set pot 40\n.set pot 5\n.show pot\n") ==
          asked + asked + asked + "pot 5\n" + asked);
    CHECK(answered(".set pot 60\n.show pot\n") == asked + "pot 0\n" + asked);
    CHECK(run_live(header + "begin\n.set pot 60\n.show pot\n").complaints ==
          "test:7: this cannot be: nobody has so many points\n");
}

TEST_CASE("live: computers that play on without end are told, and still asked") {
    const auto ran =
        run_live("parlor 1\ngame pig\nseed 7\nseat 1 cpu:0 Mack\nseat 2 cpu:0 Jill\nbegin\n");
    CHECK(ran.complaints.find("the computers play on without end") != std::string::npos);
    CHECK(ran.answers.ends_with("held seat=2 points=0\nasked seat=1 kind=turn\n"));
    CHECK(ran.status == 2);
}
