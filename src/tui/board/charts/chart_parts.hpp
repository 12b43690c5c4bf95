// The legend that all charts share.
#pragma once

#include <string_view>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// Draws a player's entry in the legend, whose three rows begin at `row`: the sum, or `words` in its
// place, if any. Seven and eight players have three columns, with shorter names (U-7.2).
inline constexpr int legend_rows = 3;
void draw_in_legend(Canvas& canvas,
                    int row,
                    const ShownBoard& board,
                    const ShownSeat& seat,
                    Money sum,
                    std::string_view words = "");

}  // namespace parlor::tui
