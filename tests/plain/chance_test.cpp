// What chance decides in plain mode.
#include "catch.hpp"
#include "plain/game_talk.hpp"

namespace parlor::plain {
namespace {

bool has(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

TEST_CASE("P-1.16: first throws, cards and computers' throws are told, not asked") {
    Talk talk = talk_of(
        "parlor 1\ngame classic\nboard uk\nseed 4\n# foreseen 0 dice 6 5\n# foreseen 0 dice 1 2\n"
        "# foreseen 0 deck chest bank-error\n# foreseen 0 deck chance\n# foreseen 0 dice 1 1\n"
        "seat 1 person Ann\nseat 2 cpu:0 Bob\nbegin\n");
    CHECK(talk.begins().ends_with("Ann, $1,500, on Go. Roll, trade or ask?\n"));
    const std::string landed = talk.hear("roll");
    CHECK(has(landed, "Ann rolls 1 and 1, goes to Community Chest, draws a card: "));
    CHECK(landed.ends_with("Roll, trade or ask?\n"));
    talk.hear("full");
    std::string heard = talk.hear("roll");
    for (int i = 0; i < 4 and not has(heard, "Bob rolls "); ++i) {
        CHECK(talk.table().decider() == Seat{1});
        heard = talk.hear(has(heard, "End") ? "end" : "pass");
    }
    CHECK(has(heard, "Bob rolls "));
    CHECK(talk.table().decider() == Seat{1});
}

}  // namespace
}  // namespace parlor::plain
