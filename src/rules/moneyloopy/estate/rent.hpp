// Rent: the amount that a visitor owes for landing on another player's property.
//
// Source:   L-3.3, L-3.5, L-8.2.
// Not here: paying it (square.hpp).
#pragma once

#include "rules/moneyloopy/position.hpp"

namespace parlor::moneyloopy {

// The rent that the deed card states. Requires an owned property.
[[nodiscard]] Money rent_of(const OpenGame& game, Square property);

// What this visitor owes under their deals with the owner.
[[nodiscard]] Money rent_due(const OpenGame& game, Seat visitor, Square property);

}  // namespace parlor::moneyloopy
