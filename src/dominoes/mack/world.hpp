// A world: where the hidden tiles may be, and the game as it is then.
//
// Source: D-7.2.
#pragma once

#include "dominoes/view.hpp"

namespace parlor::dominoes {

struct World {
    Tiles other_hand;
    TileList boneyard;  // the next to be drawn first
};

// The view's game in this world, with what was seen of the hand left out. Requires a view whose
// seat has to decide.
[[nodiscard]] Game game_in(const World& world, const View& view);

}  // namespace parlor::dominoes
