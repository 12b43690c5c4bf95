// Answers of chance with the sides switched: each player gets the tiles that the opponent was
// dealt, or drew for the down.
//
// Source: D-8.3.
#pragma once

#include "dominoes/action.hpp"

namespace parlor::dominoes {

// The first `hand` tiles and the next `hand` tiles change places; the boneyard stays.
[[nodiscard]] TileList switched(const TileList& order, int hand);

// Requires an answer of chance; `hand` is the number of tiles dealt to each player.
[[nodiscard]] Action switched(const Action& answer, int hand);

}  // namespace parlor::dominoes
