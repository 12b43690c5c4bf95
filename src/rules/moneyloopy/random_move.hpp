// Random legal moves, for tests and benchmarks; proposals of deals are in random_deal.hpp.
#pragma once

#include "base/draw.hpp"
#include "rules/moneyloopy/game.hpp"

namespace parlor::moneyloopy {

// Requires that the game is not over.
[[nodiscard]] Action random_move(const Game& game, Draw draw);

}  // namespace parlor::moneyloopy
