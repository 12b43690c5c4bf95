// A placed tile: the cells of the table that it covers, and the cells of its numbers.
//
// Source:  U-4.2.
// Units:   cells of the table, rows and columns from 0; a Box includes both its corners.
// Choices: a tile of full size covers 5 cells in a row, or 3 rows of 3 cells; a tile of half size
//          covers 3 cells in a row or a column. In large windows a half of a tile covers 3 rows of
//          5 cells, or 5 rows of 10, and the line between two halves a row or a column.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "dominoes/layout.hpp"

namespace parlor::tui::domino_table {

using dominoes::End;
using dominoes::Laid;

enum class Way : std::uint8_t { Right, Up, Left, Down };
[[nodiscard]] Way opposite(Way way);
[[nodiscard]] bool is_across(Way way);
[[nodiscard]] At after(At from, Way way, int cells = 1);

enum class TileSize : std::uint8_t { Half, Full, Large, Huge };

// The cells from one number of a tile to the other, and those around its numbers.
struct Measure {
    int rows_apart, cols_apart;
    int above, below, left, right;
};
[[nodiscard]] constexpr Measure measure_of(TileSize size) {
    switch (size) {
        case TileSize::Half: return {2, 2, 0, 0, 0, 0};
        case TileSize::Full: return {2, 2, 0, 0, 1, 1};
        case TileSize::Large: return {4, 6, 1, 1, 2, 2};
        case TileSize::Huge: return {6, 11, 2, 2, 4, 5};
    }
    return {};
}

struct Placed {
    Laid laid;
    Box box;
    At inner, outer;  // of its numbers; the inner one of a double is the upper or the left one
    Way going = Way::Right;  // where the arm continues
    TileSize size = TileSize::Full;
    std::optional<End> arm = std::nullopt;  // nothing: the middle
    bool is_crosswise = false;
};

// A tile with its inner number at `inner`.
[[nodiscard]] Placed placed(Laid laid, At inner, Way way, TileSize size);
[[nodiscard]] Placed placed_crosswise(Laid laid, At middle, Way going, TileSize size);

// The cell that the next tile must be in line with: the outer number, or the middle of a crosswise
// double.
[[nodiscard]] At facing(const Placed& tile);

// The same tile, moved so that exactly one cell is free between it and its neighbour in this
// direction.
[[nodiscard]] Placed beside(const Placed& neighbour, Placed tile, Way way);

// Whether nobody can mistake the two for neighbours: there is a row between them, or two columns.
[[nodiscard]] bool are_apart(const Box& one, const Box& other);

}  // namespace parlor::tui::domino_table
