// Following: the plays that score at given ends.
//
// Source: D-2.3, D-4.
#pragma once

#include <optional>

#include "dominoes/ends.hpp"

namespace parlor::dominoes {

// The tiles that score when played with this half to an end; `rest` is the count without that end.
[[nodiscard]] Tiles scoring_with(Suit inner, Spots rest);

// Calls visit with each of these tiles that scores, and its points: once for each end. `counting`
// must be of these ends.
template <class Visit>
void each_scoring(const Ends& ends, const Counting& counting, Tiles tiles, Visit visit) {
    for (const End end : open_ends(ends)) {
        const Suit inner = ends.at[end].number;
        for (const Tile tile : tiles& scoring_with(inner, counting.without(end)))
            visit(tile, Points{counting.after(laid_with(tile, inner), end).count});
    }
}

// The most points of any play with this hand; nothing when it has no play. `counting` must be of
// these ends.
[[nodiscard]] std::optional<Points> most_points(Tiles hand,
                                                const Ends& ends,
                                                const Counting& counting);

}  // namespace parlor::dominoes
