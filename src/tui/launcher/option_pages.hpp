// The options: three pages of the menu window, where each key selects the next value of an option.
//
// Source: U-2.3.
#pragma once

#include <cstdint>

#include "base/options.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

[[nodiscard]] Menu options_menu(const Options& options);

// What the key of an item does.
enum class OptionChoice : std::uint8_t { Next, Back };

// Next has chosen the next value of an option.
[[nodiscard]] OptionChoice choose_option(Options& options, char key);

}  // namespace parlor::tui
