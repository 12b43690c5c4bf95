// Clocks in plain mode: time that is short is said, flags fall, and a table that is shut says so.
#include "catch.hpp"
#include "plain/game_talk.hpp"
#include "plain/voice.hpp"

namespace parlor::plain {
namespace {

constexpr const char* blitz =
    "parlor 1\ngame blitz\nboard uk\nseed 42\noption clock 90\nseat 1 person Ann\n"
    "seat 2 person Bob\nseat 3 person Cleo\nbegin\n0 dice 6 5\n0 dice 3 4\n0 dice 1 2\n";

constexpr const char* ann_decides = "Ann, $1,500, on Go. Roll, trade or ask?\n";

Milliseconds seconds(int count) { return Milliseconds{count * 1000}; }

TEST_CASE("time is told in minutes and begun seconds (P-1.2, M-3.1)") {
    CHECK(time_words(seconds(600)) == "10 minutes");
    CHECK(time_words(Milliseconds{60'100}) == "1 minute 1 second");
    CHECK(time_words(Milliseconds{100}) == "1 second");
}

TEST_CASE("a prompt says the time that is left under a minute (P-1.3, M-3.2)") {
    Talk talk = talk_of(blitz);
    CHECK(talk.begins().ends_with(ann_decides));
    CHECK(talk.hear("", seconds(30)) == ann_decides);
    CHECK(talk.hear("", seconds(31)) ==
          "Ann, $1,500, on Go. 59 seconds left. Roll, trade or ask?\n");
    CHECK(talk.hear("time", seconds(45))
              .starts_with("Ann has 45 seconds.\nBob has 1 minute 30 seconds.\n"));
    CHECK(talk.hear("roll", seconds(50)).find(" 40 seconds left. ") != std::string::npos);
}

TEST_CASE("a line that comes too late lets the flag fall, which is told (P-1.5, M-3.3)") {
    Talk talk = talk_of(blitz);
    const std::string late = talk.hear("roll", seconds(90));
    INFO(late);
    CHECK(
        late.starts_with("Ann is out of time with $1,500 and gives all deeds back to the bank.\n"));
    CHECK(late.find("Bob, $1,500") != std::string::npos);
}

TEST_CASE("flag wants the word in full, and means something where clocks run only (P-1.13)") {
    Talk talk = talk_of(blitz);
    CHECK(talk.hear("fla").starts_with("Say flag in full if you mean it.\n"));
    CHECK(talk.table().entries() == 3);
    CHECK(talk.hear("flag").find("Bob, $1,500") != std::string::npos);
}

TEST_CASE("undo heeds the option of games with clocks (P-1.1, P-1.13)") {
    Talk talk = talk_of(blitz);
    talk.hear("roll");
    CHECK(talk.hear("undo").starts_with("The options forbid taking back.\n"));
    talk.options().take_back_blitz = Options::TakeBack::Allowed;
    CHECK(talk.hear("undo").starts_with("The last move is to be taken back. Do all agree, "));
}

TEST_CASE("a table that is shut says why, and answers questions (P-1.5, P-1.8)") {
    Talk talk = talk_of(blitz);
    talk.place().shut = "The game is paused";
    CHECK(talk.hear("roll", seconds(99)).starts_with("The game is paused.\n"));
    CHECK(talk.hear("flag").starts_with("The game is paused.\n"));
    CHECK(talk.hear("where").starts_with("Ann is on Go.\n"));
    talk.place().shut = "";
    CHECK(talk.hear("roll").starts_with("Ann rolls "));
}

}  // namespace
}  // namespace parlor::plain
