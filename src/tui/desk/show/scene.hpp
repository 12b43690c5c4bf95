// A scene: the playing screen of a board while no person has to decide: a token moves, deeds change
// hands, the keyboard passes to another player, or a computer thinks.
//
// Source: docs/layout.md, 6, PLAYER MOVING and GAME UPDATING; U-3.5, U-3.6.
#pragma once

#include "tui/board/shown_board.hpp"
#include "tui/desk/desk.hpp"
#include "tui/desk/show/show.hpp"

namespace parlor::tui::desk {

// Both draw over the rows of the players. The screen during a show that goes on, with the square that
// stands out; a computer's move has the same words and keys as its decision.
void draw_show(Canvas& canvas, const ShownBoard& board, const Show& show, const Desk& desk);

// While a player is called to the keyboard, the screen hides everything that only this player may
// see.
void draw_hand_over(Canvas& canvas, const ShownBoard& board, const View& view, const Desk& desk);

// In the upper line under the board, as on the C64, when that line is free.
void draw_thinking(Canvas& canvas, const ShownBoard& board, const View& view, const Desk& desk);

}  // namespace parlor::tui::desk
