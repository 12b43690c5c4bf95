// Rent: the sum that a visitor owes for landing on another player's deed.
//
// Source:   C-3.5 to C-3.7.
// Units:    Money in whole dollars.
// Not here: whether rent is due at all (own, mortgaged, unowned: landing.cpp), paying it
//           (payment.hpp).
#pragma once

#include "rules/property/game.hpp"

namespace parlor::rules {

// Requires an owned deed. `thrown` counts for utilities only.
[[nodiscard]] Money rent_due(const OpenGame& game, Square square, Dice thrown);

}  // namespace parlor::rules
