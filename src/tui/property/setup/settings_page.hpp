// The page of settings: it shows all choices, and lets the player begin with them, change, save,
// rename and delete them.
//
// Source:  M-5.1, U-7.1, T-2.2.
// Choices: its second page has the players, and its last page the other rules. The name of settings
//          has 1 to 12 letters, as many as a bar has room for. Those of a shared table are not
//          saved.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

// From this page, to which it leads back.
SetupWish look_at_settings(SetupUi& ui, SetupStep from);

[[nodiscard]] Menu settings_menu(const SetupUi& ui, const board::Board& board);

// Requires the key of an item.
[[nodiscard]] SetupWish choose_in_settings(SetupUi& ui, const board::Board& board, char key);

// Chooses the number of deeds that is `by` further on, of those that can be dealt (C-9.4).
SetupWish turn_deeds(SetupUi& ui, const board::Board& board, int by);

// On the pages where the name of settings is typed.
[[nodiscard]] SetupWish type_settings(SetupUi& ui, Key key);

}  // namespace parlor::tui
