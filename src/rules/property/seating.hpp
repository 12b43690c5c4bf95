// Seating: the order of the seats, where the first throws decide it.
//
// Source: M-2.2.
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::rules {

// Remembers a throw for the order, in rules that ask for it.
void note_throw_for_order(Game& game, Seat seat, Dice dice);

// Renumbers the seats by their throws: the highest is seat 1, and begins; of equal throws, the one
// who was entered first. Requires everybody's throw.
void place_by_throws(Draft& draft);

}  // namespace parlor::rules
