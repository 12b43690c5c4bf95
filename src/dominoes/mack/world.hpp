// A world: a possible position of the hidden tiles, and the game with them.
//
// Source: D-7.2.
#pragma once

#include "dominoes/view.hpp"

namespace parlor::dominoes {

struct World {
    Tiles other_hand;
    TileList boneyard;  // in drawing order
};

// The view's game in this world, without the history of the hand. Requires a view whose seat has to
// decide.
[[nodiscard]] Game game_in(const World& world, const View& view);

}  // namespace parlor::dominoes
