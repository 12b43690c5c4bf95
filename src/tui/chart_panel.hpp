// The panel over the whole table on which a game is looked back at: its pictures, and what
// happened.
//
// Source: docs/playing.md, "Replays" (the pictures).
#pragma once

#include <string_view>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// The panel and its inside. The rows below the panel are blank, as is its last row, for the keys.
inline constexpr Box chart_frame{0, 0, 20, 39};
inline constexpr Box chart_inside{1, 1, 18, 38};
inline constexpr int chart_keys_row = 19;

void draw_chart_panel(Canvas& canvas);
void draw_chart_title(Canvas& canvas, std::string_view title, std::string_view sub);

}  // namespace parlor::tui
