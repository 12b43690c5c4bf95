#include "tui/sharing/votes.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"

namespace parlor::tui {
namespace {

constexpr int longest_name = 10;

std::string asks(const std::string& asker) {
    return shortened(upper(asker), longest_name) + " ASKS:";
}

}  // namespace

Question question_to_sit_in(const SitInVote& vote) {
    return {.header = "COMPUTER SITS IN",
            .sub = "FOR " + shortened(upper(vote.away), sub_beside_page),
            .lines = {"AWAY " + std::to_string(vote.minutes) + " MIN.",
                      asks(vote.asker),
                      "MAY A COMPUTER,",
                      "LEVEL " + std::to_string(vote.level) + ", SIT IN?"},
            .no = "wait for them",
            .yes = "let it play"};
}

Question question_to_play_again(const std::string& asker) {
    return {.header = "ANOTHER GAME",
            .sub = asks(asker),
            .lines = {"PLAY AGAIN, WITH", "THE SAME SEATS", "AND OPTIONS?"},
            .no = "not now",
            .yes = "play again"};
}

Question question_to_pause(const std::string& asker) {
    return {.header = "PAUSE FOR ALL",
            .sub = asks(asker),
            .lines = {"SHALL ALL CLOCKS", "STOP, WITH THE", "TABLE OUT OF", "SIGHT?"},
            .no = "play on",
            .yes = "pause the game"};
}

}  // namespace parlor::tui
