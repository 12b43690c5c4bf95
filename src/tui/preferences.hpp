// The two questions about how a game is shown, asked when it is set up and again at the table.
//
// Source: docs/layout.md, 5, pages 3 and 4; 6, "Game options".
#pragma once

#include "tui/menu.hpp"

namespace parlor::tui {

// N and Y answer; `back` leaves the page. Yes is Options::Prompt::EachPlayer.
[[nodiscard]] Menu ask_for_prompt(const Binding& back);

// Yes is Options::Movement::Jumping.
[[nodiscard]] Menu ask_for_movement(const Binding& back);

}  // namespace parlor::tui
