#include "tui/sharing/votes.hpp"

#include "app/screened.hpp"

namespace parlor::tui {
namespace {

void shows(const std::string& name, const Question& question) {
    Screened game;
    game.sit_down(2);
    Canvas canvas = game.app().canvas();
    draw_question(canvas, question);
    check_golden(name, canvas);
}

std::optional<bool> answer_of(Question question, const std::string& names) {
    SoundQueue sounds;
    std::optional<bool> yes;
    for (const Key key : keys_named(names)) yes = answer(question, key, sounds);
    return yes;
}

}  // namespace

TEST_CASE("T-2.5: the others say whether a computer sits in for somebody who is away") {
    const Question question = question_to_sit_in({"Bob", "Ann", 12, 1});
    shows("vote-sit-in", question);
    CHECK(answer_of(question, "y") == true);
    CHECK(answer_of(question, "n") == false);
    CHECK(answer_of(question, "Enter") == false);
    CHECK_FALSE(answer_of(question, "?"));
    shows("vote-sit-in-longest",
          question_to_sit_in({"Maximilian Longe", "Wilhelmina Stone", 100'000, 2}));
}

TEST_CASE("T-3.10: in Blitz the others say whether all pause") {
    const Question question = question_to_pause("Bob");
    shows("vote-pause", question);
    CHECK(answer_of(question, "y") == true);
    shows("vote-pause-longest", question_to_pause("Maximilian Longe"));
}

}  // namespace parlor::tui
