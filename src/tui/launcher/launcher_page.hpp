// The parlor's own menu: which game, what to read, how to like it, or out into the night.
//
// Source: U-2.1. Entries whose games come later are not shown.
#pragma once

#include "tui/menu.hpp"

namespace parlor::tui {

[[nodiscard]] Menu launcher_menu(bool can_play);

}  // namespace parlor::tui
