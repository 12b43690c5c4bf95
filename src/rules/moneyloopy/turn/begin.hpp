// The beginning: each player rolls a die, and the highest starts.
//
// Source: L-1.2.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// A player's die; only those tied for the highest roll again, in seat order.
void roll_first(Draft& draft, int die);

}  // namespace parlor::moneyloopy
