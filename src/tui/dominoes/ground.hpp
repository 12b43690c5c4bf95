// The ground an arm is laid on: what lies there already, and how far the arm may go.
#pragma once

#include <vector>

#include "tui/dominoes/placed.hpp"

namespace parlor::tui::domino {

struct Ground {
    std::vector<Placed> tiles;
    std::vector<Box> limits;  // what is laid now keeps inside one of them
    int patience = 0;         // tiles put down and taken up again before a path is given up

    // Whether a tile has room, with `neighbour` as the only one it comes near.
    [[nodiscard]] bool has_room(const Box& box, const Box& neighbour) const;
};

}  // namespace parlor::tui::domino
