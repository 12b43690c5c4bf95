// Landing: what a square demands, asks or offers.
//
// Source: L-2.6, L-3.2, L-4.3, L-5, L-8.2.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::rules::moneyloopy {

// The square under the token of the player whose turn it is does what it says.
void land(Draft& draft);

// Whether the square under the token has something to offer to who lands there: judged by what lies
// open, never by money.
[[nodiscard]] bool offers_something(const Game& game);

}  // namespace parlor::rules::moneyloopy
