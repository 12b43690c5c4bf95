// The layout: the tiles on the table, from the middle outward.
//
// A chain that gets its spinner is counted from the spinner outward from then on. It stays on its
// side, so its open end keeps its number.
//
// Source: "Words" of docs/rules/dominoes.md; D-2.4, D-3.
#pragma once

#include "base/short_list.hpp"
#include "dominoes/ends.hpp"

namespace parlor::dominoes {

using Arm = ShortList<Laid, tile_count - 1>;  // from the middle outward

struct Layout {
    // The spinner; before there is one the down, its left half first.
    std::optional<Laid> middle;
    Per<End, Arm, all_ends.size() + 1> arms;  // 0 is unused; the middle is in none
    Ends ends;                                // follows from the rest, and is what is asked for
    friend bool operator==(const Layout&, const Layout&) = default;
};

// Puts the down on an empty table.
void lay_down(Layout& layout, Laid down);

// Puts a tile to an end. Requires that it fits there.
void lay(Layout& layout, Laid laid, End end);

// The open ends, but of those that are equivalent only the one that is taken (D-2.4).
[[nodiscard]] EndSet different_ends(const Layout& layout);

// Those of them that a half with this number fits. With more than one, the player must name it
// (D-2.3).
[[nodiscard]] EndSet different_places(const Layout& layout, Number half);

}  // namespace parlor::dominoes
