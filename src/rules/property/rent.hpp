// Rent: what a visitor owes for standing on somebody's deed.
//
// Source:   C-3.5 to C-3.7.
// Units:    Money in whole dollars.
// Not here: whether it is due at all (own, mortgaged, unowned: landing.cpp), paying it.
#pragma once

#include "rules/property/game.hpp"

namespace parlor::rules {

// Requires a deed that somebody owns. `thrown` counts for utilities only.
[[nodiscard]] Money rent_due(const OpenGame& game, Square square, Dice thrown);

}  // namespace parlor::rules
