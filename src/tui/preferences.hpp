// The two questions about how a game is shown, asked when it is set up and again at the table.
//
// Source: docs/layout.md, 5, pages 3 and 4; 6, "Game options".
#pragma once

#include "tui/menu.hpp"

namespace parlor::tui {

// The window without its items, and the keys of both answers. Yes is Options::Prompt::EachPlayer.
[[nodiscard]] Menu prompt_window();
inline constexpr Binding prompt_no{'n', 1, 13, "NO", "go on at once"},
    prompt_yes{'y', 1, 15, "YES", "ask each player"};

// Yes is Options::Movement::Jumping.
[[nodiscard]] Menu movement_window();
inline constexpr Binding movement_no{'n', 1, 13, "NO", "step by step"},
    movement_yes{'y', 1, 15, "YES", "jump there"};

}  // namespace parlor::tui
