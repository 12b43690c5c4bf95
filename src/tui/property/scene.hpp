// A scene: the playing screen while no decision is asked: a token moves, deeds change hands, or the
// keyboard passes to another player.
//
// Source: docs/layout.md, 6, PLAYER MOVING and GAME UPDATING; U-3.5, U-3.6.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/property/show.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

[[nodiscard]] Canvas draw_show(const Show& show, const Ui& ui);

// While a player is called to the keyboard, nothing of theirs is shown.
[[nodiscard]] bool hands_over(const Ui& ui);
[[nodiscard]] Canvas draw_hand_over(const rules::View& view, const Ui& ui);

}  // namespace parlor::tui
