// Horizon: how near the end of the game is, where the rules say it. What pays only over time is
// worth less then, and money more.
//
// Source: C-9.7, C-9.8.
#pragma once

#include "rules/property/computer/sight.hpp"

namespace parlor::property::computer {

// The rounds until the last one is over, or until somebody has the wealth that wins if all go on as
// they have since the start; this round counts. At most `far_rounds`, as where no end is set.
inline constexpr double far_rounds = 25;
[[nodiscard]] double rounds_left(const OpenGame& game);

// How much of the future is left: from 1 with no end in sight to 0.
[[nodiscard]] double future_in(const OpenGame& game);

// Whether the player has no smaller chance to win in `then`. Without an end in sight nothing is
// weighed, and the answer is yes.
[[nodiscard]] bool pays_back(const Sight& my, const OpenGame& then);

}  // namespace parlor::property::computer
