// The options: three pages of the menu window, where each key selects the next value of an option.
//
// Source: U-2.3.
#pragma once

#include "base/options.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

[[nodiscard]] Menu options_menu(const Options& options);

// True when an option has changed; false when the key was the way back.
[[nodiscard]] bool choose_option(Options& options, char key);

}  // namespace parlor::tui
