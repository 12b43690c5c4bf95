// The options: pages of the menu window, where each key selects the next value of an option, and
// Left and Right the value before and the next one.
//
// Source:  U-2.3.
// Choices: the launcher has all of them. A table has those that can change in the middle of a game,
//          on the same pages and with the same keys; what is changed there counts in all games.
#pragma once

#include <cstdint>
#include <optional>

#include "base/options.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

enum class OptionsAt : std::uint8_t { Launcher, Table };

[[nodiscard]] Menu options_menu(const Options& options, OptionsAt at);

// The value that an item leads to, `by` values further on; nothing for the way back.
[[nodiscard]] std::optional<OptionChosen> choose_option(const Options& options,
                                                        char item,
                                                        int by = 1);

}  // namespace parlor::tui
