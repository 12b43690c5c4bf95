// Parts that all charts share: digits, legend.
#pragma once

#include <string_view>

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

// A player's digit, in that player's colour.
void draw_digit(Canvas& canvas, At at, const rules::SeatView& seat);

// Draws a player's entry in the legend, whose three rows begin at `row`: the sum, or `words` in its
// place, if any. Seven and eight players have three columns, with shorter names (U-7.2).
inline constexpr int legend_rows = 3;
void draw_in_legend(Canvas& canvas,
                    int row,
                    const rules::View& view,
                    const rules::SeatView& seat,
                    Money sum,
                    std::string_view words = "");

}  // namespace parlor::tui
