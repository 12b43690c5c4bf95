// Landing: what a square demands, asks or offers.
//
// Source: L-2.6, L-3.2, L-4.3, L-5, L-8.2.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// Applies the square under the token of the player whose turn it is.
void land(Draft& draft);

// Whether such squares offer a choice, at least to some players.
[[nodiscard]] bool makes_offers(Place place);

}  // namespace parlor::moneyloopy
