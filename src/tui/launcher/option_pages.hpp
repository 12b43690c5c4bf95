// The options: three pages of the menu window, on which a key selects the next value of its option.
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

// For Next, the function has already chosen the option's next value.
[[nodiscard]] OptionChoice choose_option(Options& options, char key);

}  // namespace parlor::tui
