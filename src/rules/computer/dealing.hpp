// Dealing: the master's search for trades.
//
// Choices: C-8.7: after each offer that was declined it waits longer and offers more.
#pragma once

#include "rules/computer/habits.hpp"

namespace parlor::rules::computer {

// The offer that helps most of those that the other side should take, if playing on after it
// turns out no worse than without.
[[nodiscard]] Wish best_offer(const Sight& my);

// Whether playing on turns out better with the trade that is offered.
[[nodiscard]] Thought answer_by_playing_on(const Sight& my);

}  // namespace parlor::rules::computer
