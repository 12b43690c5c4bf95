// The page after a game, below the table in place of the hand: what to do now.
//
// Source: D-8.4, D-9.3.
#pragma once

#include "tui/desk/page.hpp"

namespace parlor::tui::domino_table {

[[nodiscard]] desk::PagePtr over_page();

}  // namespace parlor::tui::domino_table
