// The panel that covers the players and the board; the prompts and the map stay.
#pragma once

#include "tui/widgets.hpp"

namespace parlor::tui {

inline void draw_whole_panel(Canvas& canvas) {
    constexpr Box frame{0, 0, 20, 39}, below{21, 0, 24, 35};  // next to the map
    checkered_panel(canvas, frame);
    canvas.fill(below, U' ', on_black);
}

}  // namespace parlor::tui
