// Every way to play some tiles.
//
// Source: D-2.3.
#pragma once

#include "dominoes/ends.hpp"

namespace parlor::dominoes {

// Calls visit with each tile of these that fits, the way round it goes there, and the end.
template <class Visit>
void each_way(const Ends& ends, Tiles tiles, Visit visit) {
    for (const End end : open_ends(ends)) {
        const Number number = ends.at[end].number;
        for (const Tile tile : tiles& tiles_with(number)) visit(laid_with(tile, number), end);
    }
}

}  // namespace parlor::dominoes
