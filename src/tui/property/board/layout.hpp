// Where the squares of a quarter of the board stand on the canvas.
//
// Source: docs/layout.md, 2; U-3.10 for boards with shorter sides.
// Words:  a square stands upright on the top and bottom sides of the board, and lies on the
//         left and right ones.
#pragma once

#include <optional>
#include <vector>

#include "base/units.hpp"
#include "canvas/canvas.hpp"

namespace parlor::tui {

// Which corner of the board is seen: 1 is GO's, at the bottom right, then clockwise.
struct Quadrant {
    int number = 1;
    [[nodiscard]] bool at_right() const { return number == 1 or number == 4; }
    [[nodiscard]] bool at_bottom() const { return number <= 2; }
};

enum class Stance : std::uint8_t { Corner, Upright, Lying };

struct SquarePlace {
    Square square{};
    Stance stance = Stance::Corner;
    Box box;     // with the lines on its outer sides
    Box inside;  // without them
    Box strip;   // outside the board, for the owner's mark
};

// The quadrant that is shown when a square is what matters.
[[nodiscard]] Quadrant quadrant_of(Square square, int board_size);

[[nodiscard]] std::vector<SquarePlace> places_in(Quadrant quadrant, int board_size);

// The edge of a place that looks to the middle of the board, where a street has its colour.
[[nodiscard]] Box band_of(const SquarePlace& place, Quadrant quadrant);

// Lines of the grid: where they run, over the canvas.
struct Grid {
    Box board;  // the part that is seen
    int inner_row, inner_col, outer_row, outer_col;
};
[[nodiscard]] Grid grid_of(Quadrant quadrant, int board_size);

}  // namespace parlor::tui
