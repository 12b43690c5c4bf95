// The options: pages of the menu window, where each key selects the next value of an option, and
// Left and Right the value before and the next one.
//
// Source:  U-2.3.
// Choices: the launcher has all of them. A table has those that can change in the middle of a game,
//          with the same keys; what is changed there counts in all games. The domino table has no
//          tokens, and always calls its players.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "base/options.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

enum class OptionsAt : std::uint8_t { Launcher, BoardTable, DominoTable };

[[nodiscard]] Menu options_menu(const Options& options, OptionsAt at);

// Each option of the pages, with its label and help there: `RIGHT HALF`, `in 80 columns`.
struct OptionOnPage {
    std::string_view option, label, help;
};
[[nodiscard]] std::vector<OptionOnPage> options_on_pages();

// The value that an item leads to, `by` values further on; nothing for the way back.
[[nodiscard]] std::optional<OptionChosen> choose_option(const Options& options,
                                                        char item,
                                                        int by = 1);

}  // namespace parlor::tui
