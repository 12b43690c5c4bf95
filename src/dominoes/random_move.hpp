// A random legal move: for random players in series, for property-based tests and benchmarks.
#pragma once

#include "base/draw.hpp"
#include "dominoes/game.hpp"

namespace parlor::dominoes {

// Every play is equally likely; a redeal that is legal is asked for half the time. Chance answers
// as usual. Requires that chance or a seat has to decide.
[[nodiscard]] Action random_move(const Game& game, Draw draw);

}  // namespace parlor::dominoes
