// The card of the deed that is decided about: its price, its rents, and how much of its group is
// whose. It lies in the middle of the board, which is empty on the C64.
//
// Source: U-5.3.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"
#include "tui/board/layout.hpp"

namespace parlor::tui {

// Requires the square of a deed.
void draw_deed_card(Canvas& canvas, const rules::View& view, Quadrant quadrant, Square square);

}  // namespace parlor::tui
