// The options: three pages of the menu window, where each key goes on to the next value.
//
// Source: U-2.3.
#pragma once

#include "base/options.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

[[nodiscard]] Menu options_menu(const Options& options);

// True when an option is another now; false when the key was the one that leads back.
[[nodiscard]] bool choose_option(Options& options, char key);

}  // namespace parlor::tui
