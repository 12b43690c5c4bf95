// Rent: the amount that a visitor owes for landing on another player's deed.
//
// Source:   C-3.5 to C-3.7, M-2.12 (a mortgaged member).
// Units:    Money in whole dollars.
// Not here: whether rent is due at all (own, mortgaged, unowned: landing.cpp), paying it
//           (payment.hpp).
#pragma once

#include "rules/property/game.hpp"

namespace parlor::property {

// Whether the unimproved streets of a group with a single owner earn the double rent.
[[nodiscard]] bool earns_double(const OpenGame& game, board::Squares group);

// Requires an owned deed, and its owner. `thrown` counts for utilities only.
[[nodiscard]] Money rent_for(const OpenGame& game, Seat owner, Square square, Dice thrown);
[[nodiscard]] Money rent_due(const OpenGame& game, Square square, Dice thrown);

}  // namespace parlor::property
