// The launcher's menu: games, pages to read, the options, and the way out.
//
// Source: U-2.1. Entries whose games come later are not shown.
#pragma once

#include "tui/menu.hpp"

namespace parlor::tui {

// Which of the optional entries the menu shows.
struct LauncherOffers {
    bool property = true;  // its board was found
    bool left_game = false;
    bool saved = false, replays = false;  // whether there are any
};
[[nodiscard]] Menu launcher_menu(LauncherOffers offers);

}  // namespace parlor::tui
