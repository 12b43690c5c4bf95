// A scene: the playing screen while nobody is asked anything; a token moves, deeds change hands,
// or the keyboard does.
//
// Source: docs/layout.md, 6, PLAYER MOVING and GAME UPDATING; U-3.5, U-3.6.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/property/show.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

[[nodiscard]] Canvas draw_show(const Show& show, const Ui& ui);

// Who is called comes to the keyboard: nothing of theirs is seen before.
[[nodiscard]] Notice hand_over_to(std::string_view name);
[[nodiscard]] bool hands_over(const Ui& ui);
[[nodiscard]] Canvas draw_hand_over(const rules::View& view, const Ui& ui);

}  // namespace parlor::tui
