// Drawing a tile: a light block with dark numbers and a line between them; a large one has pips.
//
// Source: U-4.2, U-1.5.
#pragma once

#include <optional>

#include "tui/dominoes/table/placed.hpp"

namespace parlor::tui::domino_table {

inline constexpr Style plain_tile{Ink::Black, Ink::White};
inline constexpr Style new_tile{Ink::Black, Ink::Cyan};
inline constexpr Style pointed_tile{Ink::Black, Ink::Yellow};
inline constexpr Style dim_tile{Ink::MidGrey, Ink::Black};

// The line between the halves of a tile: a heavy one marks the tile in every depth.
struct MiddleLine {
    bool is_heavy = false;
    std::optional<Ink> ink = std::nullopt;  // nothing: that of the numbers
};
inline constexpr MiddleLine thin_line, heavy_line{true}, line_of_mark{true, Ink::Red};

// `corner` is the canvas position of row 0, column 0 of the table.
void draw_tile(
    Canvas& canvas, const Placed& tile, At corner, Style style, MiddleLine line = thin_line);

}  // namespace parlor::tui::domino_table
