// The launcher's menu: games, pages to read, the options, and the way out.
//
// Source: U-2.1. Entries whose games come later are not shown.
#pragma once

#include <variant>

#include "tui/launcher/launcher_screen.hpp"

namespace parlor::tui {

[[nodiscard]] Menu launcher_menu(const LauncherOffers& offers);

// What an item of the menu leads to: a page of the launcher, or a wish.
[[nodiscard]] std::variant<LauncherUi::At, LauncherWish> led_to(char key);

}  // namespace parlor::tui
