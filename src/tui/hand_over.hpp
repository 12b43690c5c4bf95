// The call of the next player to the keyboard, in every game.
//
// Source: docs/layout.md, 6; U-3.6.
#pragma once

#include <string_view>

#include "tui/widgets.hpp"

namespace parlor::tui {

// Shows nothing that only this player may see, until a key is pressed.
[[nodiscard]] Notice hand_over_to(std::string_view name);

}  // namespace parlor::tui
