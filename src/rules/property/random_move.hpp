// A random legal move, for random play: tests of what must always hold, benchmarks, odds.
#pragma once

#include "base/draw.hpp"
#include "rules/property/game.hpp"

namespace parlor::rules {

// Chance answers as it always does; a player mostly gets on with the game, and now and then
// builds, sells, mortgages, repays, trades or asks to end the game. Requires that somebody has
// to decide.
[[nodiscard]] Action random_move(const Game& game, Draw draw);

}  // namespace parlor::rules
