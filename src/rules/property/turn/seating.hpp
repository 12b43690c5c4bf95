// Seating: the order of the seats, where the first rolls decide it.
//
// Source: M-2.2.
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::property {

// Remembers a roll for the order, if the rules need it.
void note_throw_for_order(Game& game, Seat seat, Dice dice);

// Renumbers the seats by their rolls: the highest becomes seat 1, and begins; equal rolls keep the
// order of entering. Requires a roll of every player.
void place_by_throws(Draft& draft);

}  // namespace parlor::property
