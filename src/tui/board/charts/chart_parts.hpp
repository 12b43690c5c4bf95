// The legend that all charts share.
#pragma once

#include <string_view>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// Draws a player's entry in the legend, whose three rows begin at `row`: the amount, or `words`
// instead if there are any. With seven and eight players the legend has three columns and shorter
// names (U-7.2).
inline constexpr int legend_rows = 3;
void draw_in_legend(Canvas& canvas,
                    int row,
                    const ShownBoard& board,
                    const ShownSeat& seat,
                    Money sum,
                    std::string_view words = "");

}  // namespace parlor::tui
