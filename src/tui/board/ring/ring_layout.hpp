// The places of a board's squares on the ring: the whole board in the right half of a wide
// terminal.
//
// Source: U-6.1, U-6.2; boards of any size that four divides.
// Units:  cells of the right half.
// Words:  a square is upright on the top and bottom sides of the board, and lying on its left and
// right sides.
#pragma once

#include "base/units.hpp"
#include "canvas/canvas.hpp"

namespace parlor::tui {

enum class RingSide : std::uint8_t { Bottom, Left, Top, Right };  // clockwise from GO

[[nodiscard]] constexpr bool is_upright(RingSide side) {
    return side == RingSide::Bottom or side == RingSide::Top;
}

struct RingPlace {
    Square square{};
    RingSide side{};  // for a corner: the side that begins there
    bool is_corner = false;
    Box box;
    bool has_line_above = false, has_line_at_left = false;  // between it and the previous square
    Box band;           // the edge towards the middle, for the group's colour; not in corners
    At letter, houses;  // in the band
    Box words;          // for the name; where it is flat, tokens cover a row of it
    At tokens;          // the first of `token_cells` cells in a row
    int token_cells = 0;
    Box strip;  // outside the board, for the marks of the owner and of the turns
};

class RingLayout {
public:
    // As large as the canvas has room for, in steps (U-6.2).
    RingLayout(Size canvas, int board_size);

    [[nodiscard]] RingPlace place_of(Square square) const;
    [[nodiscard]] Box middle() const;

private:
    // The squares along one axis: a corner, the squares between, a corner.
    struct Axis {
        int begin, corner, step, between;
        Axis(int first, int room, int least_corner, int squares);
        [[nodiscard]] int from(int index) const;
        [[nodiscard]] int to(int index) const { return from(index + 1) - 1; }
    };

    int side_;  // squares from corner to corner
    Axis rows_, cols_;
};

}  // namespace parlor::tui
