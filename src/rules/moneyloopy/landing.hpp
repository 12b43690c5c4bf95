// Landing: what a square demands, asks or offers.
//
// Source: L-2.6, L-3.2, L-4.3, L-5, L-8.2.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::rules::moneyloopy {

// The square under the token of the player whose turn it is does what it says.
void land(Draft& draft);

// Whether there is something to choose on such squares, for some lander at least.
[[nodiscard]] bool makes_offers(Place place);

}  // namespace parlor::rules::moneyloopy
