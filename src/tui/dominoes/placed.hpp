// A tile on the table's part of the screen: the cells it takes, and where its numbers stand.
//
// Source:  U-4.2.
// Units:   cells of the table, rows and columns from 0; a Box has both its corners.
// Choices: a tile of full size takes 5 cells in a row or 3 rows of 3; one of half size 3 cells in
//          a row or in a column. In each its two numbers are two cells apart.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "dominoes/layout.hpp"

namespace parlor::tui::domino {

using dominoes::End;
using dominoes::Laid;

enum class Way : std::uint8_t { Right, Up, Left, Down };
[[nodiscard]] Way opposite(Way way);
[[nodiscard]] bool is_across(Way way);
[[nodiscard]] At after(At from, Way way, int cells = 1);

enum class Size : std::uint8_t { Full, Half };

struct Placed {
    Laid laid;
    Box box;
    At inner, outer;         // its numbers; the inner one of a double is the upper, or the left
    Way going = Way::Right;  // where the arm leads from here
    std::optional<End> arm;  // none: the middle
    bool is_crosswise = false;
};

// With its inner number at `inner`.
[[nodiscard]] Placed placed(Laid laid, At inner, Way way, Size size);
[[nodiscard]] Placed placed_crosswise(Laid laid, At middle, Way going);

// Where what matches it has to be in line: its outer number, or the middle of a crosswise double.
[[nodiscard]] At facing(const Placed& tile);

// The same tile where exactly one cell is free between it and its neighbour, in that direction.
[[nodiscard]] Placed beside(const Placed& neighbour, Placed tile, Way way);

// So far that they cannot be taken for neighbours: a row lies between, or two columns.
[[nodiscard]] bool are_apart(const Box& one, const Box& other);

}  // namespace parlor::tui::domino
