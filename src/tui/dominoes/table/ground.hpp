// The ground for arms: the tiles that are already placed, and the limits of the arm.
#pragma once

#include <vector>

#include "tui/dominoes/table/placed.hpp"

namespace parlor::tui::domino_table {

struct Ground {
    std::vector<Placed> tiles;
    TileSize size = TileSize::Full;  // of tiles that do not shrink
    bool may_shrink = true;          // to half size, where an arm has no more room
    std::vector<Box> limits;         // a new tile must fit inside one of them
    int patience = 0;                // the number of trials before the search for a path stops

    // Whether the box has room for a tile, with no tile next to it except `neighbour`.
    [[nodiscard]] bool has_room(const Box& box, const Box& neighbour) const;
};

}  // namespace parlor::tui::domino_table
