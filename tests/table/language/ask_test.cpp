// `parlor ask`, with Pig: the move that a computer would make.
#include "table/language/ask.hpp"

#include "table/pig_script.hpp"

using namespace parlor;
using namespace parlor::toy;

namespace {

Ran ask_pig(const std::string& text, std::optional<int> level = std::nullopt) {
    table::LineReader lines{text};
    table::Output answers, complaints;
    const auto status = table::ask(lines, "test", open_pig, {.level = level}, answers, complaints);
    return {static_cast<int>(status), answers.waiting(), complaints.waiting()};
}

const std::string against_computer =
    "parlor 1\ngame pig\nseed 7\nseat 1 person Ann\nseat 2 cpu:0 Bob\nbegin\n";

}  // namespace

TEST_CASE("asked in a person's place a computer of the usual level answers, or the one named") {
    CHECK(ask_pig(pig_header).answers == "1 roll\n");
    CHECK(ask_pig(pig_header, 0).answers == "1 hold\n");
    CHECK(ask_pig(pig_header + "1 hold\n").answers == "2 roll\n");
}

TEST_CASE("where a computer has to decide it answers at its own level, and has not moved yet") {
    CHECK(ask_pig(against_computer + "1 hold\n").answers == "2 hold\n");
    CHECK(ask_pig(against_computer + "1 hold\n", 1).answers == "2 roll\n");
}

TEST_CASE("what is asked is what the computer then plays") {
    const std::string game =
        "parlor 1\ngame pig\nseed 7\nseat 1 cpu:1 Ann\nseat 2 cpu:1 Bob\nbegin\n"
        "1 roll\n0 die 4\n1 roll\n0 die 5\n";
    const auto asked = ask_pig(game).answers;
    const bool holds = run_text(game).answers.find("held seat=1 points=9\n") != std::string::npos;
    CHECK(asked == (holds ? "1 hold\n" : "1 roll\n"));
}

TEST_CASE("chance decides what it is asked before the question is answered") {
    CHECK(ask_pig(pig_header + "1 roll\n", 0).answers.ends_with(" hold\n"));
}

TEST_CASE("where nobody has to decide, and of lines that are wrong, there is a complaint") {
    const auto over = ask_pig(pig_header + ".set seat.1.score 20\n1 hold\n");
    CHECK(over.status == 2);
    CHECK(over.complaints == "test: no player has to decide here\n");
    CHECK(ask_pig(pig_header, 2).complaints ==
          "test: there is no level 2 in this version; there is 0 and 1\n");
    CHECK(ask_pig(pig_header + "2 roll\n").complaints.starts_with("test:7: "));
    CHECK(ask_pig("").status == 2);
}
