// The parlor's own menu: which game, or out into the night.
//
// Source: U-2.1. Entries whose games come later are not shown.
#pragma once

#include "tui/menu.hpp"

namespace parlor::tui {

[[nodiscard]] Menu launcher_menu();

}  // namespace parlor::tui
