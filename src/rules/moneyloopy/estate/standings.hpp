// Standings: the place of every player when the game is over.
//
// Source:  L-1.3, L-1.4, U-10.5.
// Choices: of the players still in, equal wealth gives equal places.
#pragma once

#include "rules/moneyloopy/position.hpp"

namespace parlor::moneyloopy {

// From 1. Before the end, as if the game ended now.
[[nodiscard]] int place_of(const Game& game, Seat seat);

}  // namespace parlor::moneyloopy
