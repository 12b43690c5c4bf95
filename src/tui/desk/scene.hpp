// A scene: the playing screen while nobody has to decide: a token moves, deeds change hands, or the
// keyboard passes to another player.
//
// Source: docs/layout.md, 6, PLAYER MOVING and GAME UPDATING; U-3.5, U-3.6.
#pragma once

#include "tui/desk/desk.hpp"
#include "tui/desk/show.hpp"
#include "tui/desk/tabletop.hpp"

namespace parlor::tui::desk {

// The screen during a show that goes on, with the square that stands out. A computer's move has the
// same words and keys as its decision.
[[nodiscard]] Canvas draw_show(const Tabletop& table, const Show& show, const Desk& desk);

// While a player is called to the keyboard, the screen hides everything that only this player may
// see.
[[nodiscard]] Canvas draw_hand_over(const Tabletop& table, const View& view, const Desk& desk);

}  // namespace parlor::tui::desk
