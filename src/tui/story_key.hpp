// The key that shows what happened, at a table and in a replay.
//
// Source: U-5.1.
#pragma once

#include "tui/menu.hpp"

namespace parlor::tui {

inline constexpr char32_t story_key = U'h';
inline constexpr auto story_help = KeyHelp{"H", "WHAT HAPPENED"};

// `H: WHAT HAPPENED`, with `: ` between both.
[[nodiscard]] inline std::string story_help_with(std::string_view between) {
    return std::string{story_help.keys}.append(between).append(story_help.help);
}

}  // namespace parlor::tui
