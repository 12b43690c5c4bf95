// The page of the table: typing tiles, choosing an end, arranging the hand, and reading what
// happened.
//
// Source:  D-9.2 to D-9.6, U-1.7, U-3.7.
// Choices: the third key after two digits only clears the entry. Until the player has read the last
//          event, only the keys that read it, ask to leave or explain have an effect.
#pragma once

#include "tui/desk/page.hpp"
#include "tui/dominoes/table/turn.hpp"

namespace parlor::tui::domino_table {

// Has the state Turn. The table screen draws it.
[[nodiscard]] desk::PagePtr table_page();

}  // namespace parlor::tui::domino_table
