// The layout: the tiles on the table, from the middle outward.
//
// Once a chain gets its spinner, its tiles count from the spinner outward. The chain stays on its
// side, so its open end keeps its number.
//
// Source: "Words" of docs/rules/dominoes.md; D-2.4, D-3.
#pragma once

#include "base/short_list.hpp"
#include "dominoes/ends.hpp"

namespace parlor::dominoes {

using Arm = ShortList<Laid, tile_count - 1>;  // from the middle outward

struct Layout {
    // The spinner; before there is a spinner, the down with its left half first.
    std::optional<Laid> middle;
    Per<End, Arm, all_ends.size() + 1> arms;  // 0 is unused; the middle is in no arm
    Ends ends;                                // derived from middle and arms
    friend bool operator==(const Layout&, const Layout&) = default;
};

// Puts the down on an empty table.
void lay_down(Layout& layout, Laid down);

// Adds a tile at an end. Requires that it fits there.
void lay(Layout& layout, Laid laid, End end);

// The open ends, with only one of several equivalent ends: the end that rule D-2.4 takes.
[[nodiscard]] EndSet different_ends(const Layout& layout);

// The different ends that a half with this number fits. If there are several, the player must name
// one (D-2.3).
[[nodiscard]] EndSet different_places(const Layout& layout, Suit half);

}  // namespace parlor::dominoes
