// A random legal move, for random play: tests of what must always hold, and benchmarks.
#pragma once

#include "base/draw.hpp"
#include "dominoes/game.hpp"

namespace parlor::dominoes {

// Each play is as likely as the others; of two chances for a redeal one is taken. Chance answers
// as it always does. Requires that somebody has to decide.
[[nodiscard]] Action random_move(const Game& game, Draw draw);

}  // namespace parlor::dominoes
