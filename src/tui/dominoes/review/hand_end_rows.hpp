// The end of a hand on the screen: rows 17 to 23, below the table, which stays visible.
//
// Source:  U-4.1, D-5.
// Choices: the tiles of both hands and the boneyard always have room, because all other tiles are
//          on the table. The frame shows the keys.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::domino_table {

inline constexpr Box below_table{17, 0, 23, Canvas::cols - 1};

void draw_hand_end(Canvas& canvas, const Notice& end);

}  // namespace parlor::tui::domino_table
