// Ways: every way to play some tiles.
//
// Source: D-2.3, D-2.4.
#pragma once

#include "dominoes/ends.hpp"

namespace parlor::dominoes {

// The open ends, with only one of several that show the same.
[[nodiscard]] inline EndSet unlike_ends(const Ends& ends) {
    EndSet unlike;
    for (const End end : open_ends(ends)) {
        bool is_new = true;
        for (const End found : unlike) is_new = is_new and ends.at[found] != ends.at[end];
        if (is_new) unlike.insert(end);
    }
    return unlike;
}

// Calls visit with each of these tiles that fits, the way round it goes there, and the end.
template <class Visit>
void each_way(const Ends& ends, Tiles tiles, Visit visit) {
    for (const End end : unlike_ends(ends)) {
        const Suit number = ends.at[end].number;
        for (const Tile tile : tiles& tiles_with(number)) visit(laid_with(tile, number), end);
    }
}

}  // namespace parlor::dominoes
