// Chance's answers with the sides switched: what one player would have been dealt, or drawn for
// the down, the other is.
//
// Source: D-8.3.
#pragma once

#include "dominoes/action.hpp"

namespace parlor::dominoes {

// The first `hand` tiles and those after them change places; the boneyard stays.
[[nodiscard]] TileList switched(const TileList& order, int hand);

// Requires a move of chance's; `hand` is the number of tiles dealt to each.
[[nodiscard]] Action switched(const Action& answer, int hand);

}  // namespace parlor::dominoes
