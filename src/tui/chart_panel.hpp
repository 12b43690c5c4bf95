// The panel that covers the whole table for looking back at a game: its charts and its story.
//
// Source: docs/playing.md, "Replays" (charts).
#pragma once

#include <string_view>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// The panel and its inside. The rows below the panel are blank; so is the panel's last row, for
// keys.
inline constexpr Box chart_frame{0, 0, 20, 39};
inline constexpr Box chart_inside{1, 1, 18, 38};
inline constexpr int chart_keys_row = 19;

void draw_chart_panel(Canvas& canvas);
void draw_chart_title(Canvas& canvas, std::string_view title, std::string_view sub);

}  // namespace parlor::tui
