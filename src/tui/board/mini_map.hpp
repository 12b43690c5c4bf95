// The mini-map: the places of the players and of the turn marker on the whole board, in rows 21 to
// 23 of columns 36 to 39.
//
// Source: U-3.3, U-9.1.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

inline constexpr Box mini_map_box{21, 36, 23, 39};

void draw_mini_map(Canvas& canvas, const ShownBoard& board);

}  // namespace parlor::tui
