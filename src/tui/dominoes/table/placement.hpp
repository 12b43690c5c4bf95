// Placement: the position of every tile of a layout on the screen, as a pure function.
// tile_picture.hpp draws the tiles.
//
// The middle tile is in the middle. The left and upper arms share the upper half of the table, the
// right and lower arms the lower half; each arm stays in its quarter while there is room.
//
// Source:  U-4.2, U-4.3, D-9.7.
// Choices: no two tiles touch, not even at a corner. Neighbours in an arm have one free cell
//          between the matching numbers; all other tiles are further apart: a complete row, or two
//          columns. In a layout without a spinner the down is across the middle. On a large table
//          tiles have the largest size in which the search soon finds room for all of them.
#pragma once

#include <vector>

#include "tui/dominoes/table/placed.hpp"

namespace parlor::tui::domino_table {

inline constexpr Size small_table{15, 40};  // at least so large is each table

[[nodiscard]] constexpr TileSize largest_tiles_on(Size table) {
    if (table.rows >= 43 and table.cols >= 158) return TileSize::Huge;
    return table.rows >= 27 and table.cols >= 78 ? TileSize::Large : TileSize::Full;
}

// The middle first, then each arm from the middle outward. Empty for an empty table.
[[nodiscard]] std::vector<Placed> place(const dominoes::Layout& layout, Size table);

// The tile that shows this end: the last tile of the arm, or the middle. Its `going` is the
// direction of the end.
[[nodiscard]] Placed shown_at(const std::vector<Placed>& tiles, End end);

}  // namespace parlor::tui::domino_table
