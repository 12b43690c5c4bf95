// The parlor's own menu: which game, what to read, how to like it, or out into the night.
//
// Source: U-2.1. Entries whose games come later are not shown.
#pragma once

#include "tui/menu.hpp"

namespace parlor::tui {

// What there is besides the entries that always stand.
struct LauncherOffers {
    bool property = true;  // its board was found
    bool left_game = false;
    bool saved = false, replays = false;  // there is one
};
[[nodiscard]] Menu launcher_menu(LauncherOffers offers);

}  // namespace parlor::tui
