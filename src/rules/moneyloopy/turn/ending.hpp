// The end of the game, and its winners.
//
// Source: L-1.3, L-1.4.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

void finish(Draft& draft, Seats winners, OverHow how);

// The players with the highest wealth, which is money and properties; equal players share the win.
[[nodiscard]] Seats wealthiest(const Game& game);

}  // namespace parlor::moneyloopy
