// The ground on which arms are laid: the tiles already there, and the limits of the arm.
#pragma once

#include <vector>

#include "tui/dominoes/placed.hpp"

namespace parlor::tui::domino {

struct Ground {
    std::vector<Placed> tiles;
    std::vector<Box> limits;  // a new tile has to lie inside one of them
    int patience = 0;         // the number of trials before a path is given up

    // Whether a tile has room, with no tile near it but `neighbour`.
    [[nodiscard]] bool has_room(const Box& box, const Box& neighbour) const;
};

}  // namespace parlor::tui::domino
