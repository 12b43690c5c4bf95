// Greed: how good a play looks to somebody who takes what there is.
//
// Source: D-7.1.
// Units:  a thousand for each point made; only the difference between two plays means anything.
#pragma once

#include "dominoes/ends.hpp"

namespace parlor::dominoes {

// To play this tile of the hand, so that the ends are these then.
[[nodiscard]] int greed_for(Tile tile, const Ends& then, Tiles hand);

}  // namespace parlor::dominoes
