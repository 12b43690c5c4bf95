// The end of a game, and of a hand of dominoes, in sentences: a fact each.
#include <algorithm>
#include <fstream>
#include <sstream>

#include "catch.hpp"
#include "plain/game_talk.hpp"
#include "where.hpp"

namespace parlor::plain {
namespace {

// Lines that were wrapped count as one.
std::string in_one_line(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    return text;
}
bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST_CASE("P-1.4, U-10.5: Blitz ends with places, and with how each left and the time left") {
    Talk talk = talk_of(
        "parlor 1\ngame blitz\nboard uk\nseed 42\noption clock 90\nseat 1 person Ann\n"
        "seat 2 person Bob\nseat 3 person Cleo\nbegin\n0 dice 6 5\n0 dice 3 4\n0 dice 1 2\n"
        ".set seat.2.money 1700\n");
    talk.hear("roll", Milliseconds{90'000});
    const std::string end = in_one_line(talk.hear("roll", Milliseconds{90'000}));
    constexpr const char* places =
        "Bob is first with $1,700: out of time in round 1. "
        "Cleo is second with $1,500: in at the end, with 1 minute 30 seconds left on the clock. "
        "Ann is third with $1,500: out of time in round 1. The game is over. ";
    CHECK(has(end, places));
    CHECK(has(in_one_line(talk.hear("players")), places));
}

TEST_CASE("P-1.4, U-10.5: the classic game ends with scores, and with who ruined whom") {
    Talk talk = talk_of(
        "parlor 1\ngame classic\nboard uk\nseed 42\n# foreseen 0 dice 6 5\n# foreseen 0 dice 3 4\n"
        "# foreseen 0 deck chest\n# foreseen 0 deck chance\n# foreseen 0 dice 1 2\n"
        "seat 1 person Ann\nseat 2 person Bob\nbegin\n0 dice 6 5\n0 dice 3 4\n0 deck chest\n"
        "0 deck chance\n.set seat.1.money 1\n.set square.whitechapel-road.owner 2\n"
        ".set square.old-kent-road.owner 2\n.set square.whitechapel-road.houses 5\n"
        ".set square.old-kent-road.houses 5\n");
    const std::string end = in_one_line(talk.hear("roll"));
    INFO(end);
    CHECK(has(end, "Bob is first with a score of "));
    CHECK(has(end, ": in at the end. Ann is second with a score of "));
    CHECK(has(end, ": bankrupt in round 1 because of Bob. The game is over. "));
}

TEST_CASE("P-1.4: while a game goes on nobody has a place") {
    Talk talk =
        talk_of("parlor 1\ngame dominoes\nseed 7\nseat 1 person Ann\nseat 2 cpu:0 Mack\nbegin\n");
    CHECK(talk.hear("players").starts_with("Ann decides now.\nMack 0 is a computer.\n"));
}

// The moves of a script up to a line.
std::string script_up_to(const std::string& name, const std::string& end) {
    std::ifstream file{std::string{tests_folder} + "/games/" + name};
    std::string text;
    for (std::string line; std::getline(file, line) and line != end;) text += line + "\n";
    return text;
}

TEST_CASE("P-1.4, D-5.2: a blocked hand is told in a sentence for each fact") {
    Talk talk = talk_of(script_up_to("domino_blocked.parlor", ".expect boneyard.count 0"));
    talk.hear("");
    const std::string told = talk.hear("play 6-0 up");
    CHECK(told.substr(0, told.find("It is your turn")) ==
          "Bob plays the 6 0 up.\nThe hand is blocked.\nAnn held 2 2 and 3 3, 10 spots.\n"
          "Bob held 5 5, 10 spots.\nNobody scores.\nAnn has the down.\nA hand is dealt.\n");
}

}  // namespace
}  // namespace parlor::plain
