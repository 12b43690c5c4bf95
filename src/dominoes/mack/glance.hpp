// A glance: how good a play looks to somebody who does not think far: what it makes, what the other
// may make of it, what could follow. Level 2 goes by it where he looks further ahead than he
// has searched, expects it of an other who is not greedy, and searches endings in its order.
//
// Source: D-7.1.
// Units:  points, as fractions of them; only the difference between two plays means anything.
#pragma once

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {

// To play this tile of the hand, so that the ends are these then.
[[nodiscard]] double look_of(Tile tile, const Ends& then, Tiles hand, const Hidden& hidden);

}  // namespace parlor::dominoes
