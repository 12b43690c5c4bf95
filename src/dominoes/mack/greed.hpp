// Greed: the evaluation of a play by a player who takes the points at hand (level 0).
//
// Source: D-7.1.
// Units:  a thousand for each point made; only the difference between two plays means anything.
#pragma once

#include "dominoes/ends.hpp"

namespace parlor::dominoes {

// The value of playing this tile of the hand, which leaves the ends `then`.
[[nodiscard]] int greed_for(Tile tile, const Ends& then, Tiles hand);

}  // namespace parlor::dominoes
