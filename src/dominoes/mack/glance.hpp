// A glance: how good a play looks to somebody who does not think twice. Level 2 expects it of both
// players where he looks further ahead than he has searched, and takes the other's plays for it.
//
// Source: D-7.1; the weights were found by playing series against level 1, and none is sharp.
// Units:  points, as fractions of them; only the difference between two plays means anything.
#pragma once

#include "dominoes/legal.hpp"

namespace parlor::dominoes {

// To play this tile so that the ends are these then. `unseen`: what the other may answer with.
[[nodiscard]] double look_of(Tile tile, const Ends& then, Tiles unseen);

// What looks best to the seat that has to decide. Requires that it has plays.
[[nodiscard]] Play best_looking(const Game& game, const Choices& open);

}  // namespace parlor::dominoes
