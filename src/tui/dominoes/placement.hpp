// Where every tile of a layout lies on the screen: a pure function, apart from how they look.
//
// The middle lies in the middle. The left arm and the upper one share the upper half of the table,
// the right and the lower one the lower half; each has its quarter while that is enough.
//
// Source:  U-4.2, U-4.3, D-9.7.
// Choices: no two tiles touch, not at a corner either. Neighbours in an arm have one free cell
//          between the numbers that match; all others are further apart: a whole row, or two
//          columns. A layout without a spinner has its down across in the middle.
#pragma once

#include <vector>

#include "tui/dominoes/placed.hpp"

namespace parlor::tui::domino {

inline constexpr int table_rows = 15, table_cols = 40;

// The middle first, each arm from the middle outward. Nothing for an empty table.
[[nodiscard]] std::vector<Placed> place(const dominoes::Layout& layout);

// The tile that shows this end: the arm's last one, or the middle. Its way of going is the end's.
[[nodiscard]] Placed shown_at(const std::vector<Placed>& tiles, End end);

}  // namespace parlor::tui::domino
