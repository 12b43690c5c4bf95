// The lines between the squares of a quarter of the board: the outer edges of each square, as on
// the C64, so that what fills a square ends at its line (U-5.8).
#pragma once

#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/layout.hpp"

namespace parlor::tui {

// Keeps the papers that are on the canvas.
void draw_lines(Canvas& canvas,
                const std::vector<SquarePlace>& places,
                Quadrant quadrant,
                int board_size);

}  // namespace parlor::tui
