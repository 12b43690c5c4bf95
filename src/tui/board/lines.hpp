// The lines between the squares of a quarter of the board: the outer edges of each square, as on
// the C64, so that a square's colour ends at its line (U-5.8).
#pragma once

#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/layout.hpp"

namespace parlor::tui {

// Does not change the papers on the canvas.
void draw_lines(Canvas& canvas,
                const std::vector<SquarePlace>& places,
                Quadrant quadrant,
                int board_size);

}  // namespace parlor::tui
