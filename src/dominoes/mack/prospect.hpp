// Prospect: the value of a play to the seat that makes it, in points, looking three plays ahead:
// this play, the opponent's expected reply, and the best play after that.
//
// Level 1 makes the play of the highest value, and level 2 knows that the opponent may do so.
//
// Source:  D-7.1.
// Units:   points, as fractions of them; only the difference between two plays means anything.
#pragma once

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {

// The value of playing this tile of the hand, which leaves the ends `then`.
[[nodiscard]] double worth(Tile tile, const Ends& then, Tiles hand, const Hidden& hidden);

}  // namespace parlor::dominoes
