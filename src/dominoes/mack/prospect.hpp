// What a play is worth to the seat that makes it, in points, looking three plays ahead: this one,
// the other's reply as far as it can be foreseen, and the best play after that.
//
// Level 1 makes the play that is worth the most, and level 2 knows that the other may.
//
// Source:  D-7.1.
// Units:   points, as fractions of them; only the difference between two plays means anything.
#pragma once

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {

// To play this tile of the hand, so that the ends are these then.
[[nodiscard]] double worth(Tile tile, const Ends& then, Tiles hand, const Hidden& hidden);

}  // namespace parlor::dominoes
