// A random legal move: for random players in series, for property-based tests and benchmarks.
#pragma once

#include "base/draw.hpp"
#include "rules/property/game.hpp"

namespace parlor::property {

// Chance answers as usual. A player mostly continues, and sometimes builds, sells, mortgages,
// repays, trades or asks to end the game. Requires that chance or a seat has to decide.
[[nodiscard]] Action random_move(const Game& game, Draw draw);

}  // namespace parlor::property
