// The places of squares on the canvas, for each quadrant of the board.
//
// Source: docs/layout.md, 2; U-3.10 for boards with shorter sides.
// Words:  a square is upright on the top and bottom sides of the board, and lying on its left and
// right sides.
#pragma once

#include <optional>
#include <vector>

#include "base/units.hpp"
#include "canvas/canvas.hpp"

namespace parlor::tui {

// The visible corner of the board: 1 is GO's, at the bottom right, then clockwise.
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
    Box inside;  // without these lines
    Box strip;   // outside the board, for the owner's mark
};

// The quadrant in which a square is shown.
[[nodiscard]] Quadrant quadrant_of(Square square, int board_size);

[[nodiscard]] std::vector<SquarePlace> places_in(Quadrant quadrant, int board_size);

// The edge of a place towards the middle of the board; it has the street's colour.
[[nodiscard]] Box band_of(const SquarePlace& place, Quadrant quadrant);

// The lines of the grid, in canvas rows and columns.
struct Grid {
    Box board;                 // the visible part
    int inner_row, inner_col;  // next to the squares, towards the middle
};
[[nodiscard]] Grid grid_of(Quadrant quadrant, int board_size);

}  // namespace parlor::tui
