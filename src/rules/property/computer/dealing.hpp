// Dealing: the master's search for trades.
//
// Choices: C-8.7: after each offer that was declined it waits longer and offers more; by no means
//          the same sum of money again.
#pragma once

#include "rules/property/computer/habits.hpp"

namespace parlor::rules::computer {

// The offer that helps most of those that the other side should take; failing that a trader's
// bargain, which a beginner understands. Nothing if playing on after it turns out worse.
[[nodiscard]] Wish best_offer(const Sight& my);

// Accepts what a trader would call fair, if playing on turns out better with it.
[[nodiscard]] Thought answer_by_playing_on(const Sight& my);

}  // namespace parlor::rules::computer
