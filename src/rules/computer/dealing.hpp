// Dealing: the master's search for trades.
//
// Choices: C-8.7: after each offer that was declined it waits longer and offers more.
#pragma once

#include "rules/computer/habits.hpp"

namespace parlor::rules::computer {

// The offer that helps most of those that the other side should take.
[[nodiscard]] Wish best_offer(const Sight& my);

// Whether the trade that is offered makes it likelier to win.
[[nodiscard]] Thought answer_by_outlook(const Sight& my);

}  // namespace parlor::rules::computer
