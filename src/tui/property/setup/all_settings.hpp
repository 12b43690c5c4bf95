// The page of all settings of the property game.
//
// Source: U-10.6, U-7.1.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] Menu all_settings_menu(const SetupUi& ui);
[[nodiscard]] MenuCursor place_in_all_settings(const SetupUi& ui);  // of the page that was opened
[[nodiscard]] SetupWish press_all_settings(SetupUi& ui, const board::Board& board, Key key);

// What the page says about the selected item; `board` is the one in the picture.
[[nodiscard]] std::string about_selected(const SetupUi& ui, const board::Board& board);

}  // namespace parlor::tui
