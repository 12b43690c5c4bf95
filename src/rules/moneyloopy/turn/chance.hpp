// Chance: draws the answers of seat 0.
//
// Source: L-1.2, L-2.1, L-5.1.
#pragma once

#include "base/draw.hpp"
#include "rules/moneyloopy/game.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] bool asks_for_dice(const Game& game);  // both; otherwise one die

// Whether only chance can make this move.
[[nodiscard]] bool is_chance(const Action& action);

// Requires that chance has to decide.
[[nodiscard]] Action answer_chance(const Game& game, Draw draw);

}  // namespace parlor::moneyloopy
