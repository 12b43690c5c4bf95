// Drawing on a part of a canvas, in a window larger than the 40-column screen.
#pragma once

#include "canvas/canvas.hpp"

namespace parlor::tui {

// Lets `draw` draw on a screen of 40 columns and 25 rows whose upper left cell is this one of the
// whole canvas. The cursor is where the drawing leaves it.
template <class Draw>
void draw_on_part(Canvas& whole, At corner, Draw draw) {
    Canvas part;
    part.insert({-corner.row, -corner.col}, whole);
    part.point_at({whole.cursor().row - corner.row, whole.cursor().col - corner.col});
    draw(part);
    whole.insert(corner, part);
    whole.point_at({part.cursor().row + corner.row, part.cursor().col + corner.col});
}

}  // namespace parlor::tui
