// The menu and the help of each page of set-up, and what its items do.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] Menu menu_of(const SetupUi& ui, const rules::Board& board);
[[nodiscard]] Notice help_on(const SetupUi& ui, const rules::Board& board);

// Requires a page that is not one of the players, the key of an item of this menu, and not that of
// its pages.
[[nodiscard]] SetupWish choose_item(SetupUi& ui, const rules::Board& board, char key);

}  // namespace parlor::tui
