// A glance: a fast evaluation of a play: its points, the opponent's likely reply, and the next
// play. Level 2 uses it where a line goes beyond his search tree, expects it of an opponent who is
// not greedy, and searches endings in its order.
//
// Source: D-7.1.
// Units:  points, as fractions of them; only the difference between two plays means anything.
#pragma once

#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {

// The value of playing this tile of the hand, which leaves the ends `then`.
[[nodiscard]] double look_of(Tile tile, const Ends& then, Tiles hand, const Hidden& hidden);

}  // namespace parlor::dominoes
