// Votes: the questions that the house of shared tables puts over a player's screen. All who are
// asked have to agree; whoever asks has agreed.
//
// Source: T-2.5, T-2.7, T-3.10.
#pragma once

#include <string>

#include "tui/question.hpp"

namespace parlor::tui {

struct SitInVote {
    std::string asker, away;  // names of players
    int minutes;              // for so long they have been away
    int level;                // of the computer
};
[[nodiscard]] Question question_to_sit_in(const SitInVote& vote);

// After a game.
[[nodiscard]] Question question_to_play_again(const std::string& asker);

// In Blitz.
[[nodiscard]] Question question_to_pause(const std::string& asker);

}  // namespace parlor::tui
