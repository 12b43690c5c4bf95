// Chance: generates the answer it is asked for: the tiles drawn for the down, or the deal.
//
// Source:   D-1.1, D-1.3; table-language.md, "Chance".
// Not here: the random numbers (table/game/dealer.hpp).
#pragma once

#include "base/draw.hpp"
#include "dominoes/game.hpp"

namespace parlor::dominoes {

// Whether only chance can make this move.
[[nodiscard]] bool is_chance(const Action& action);

// Requires that chance has to decide.
[[nodiscard]] Action answer_chance(const Game& game, Draw draw);

}  // namespace parlor::dominoes
