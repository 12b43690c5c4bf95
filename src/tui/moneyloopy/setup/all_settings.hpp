// The page of all settings of Moneyloopy.
//
// Source: U-10.6, U-9.6.
#pragma once

#include "tui/moneyloopy/setup/setup_screen.hpp"

namespace parlor::tui::moneyloopy_table {

[[nodiscard]] Menu all_settings_menu(const SetupUi& ui);
[[nodiscard]] MenuCursor place_in_all_settings(const SetupUi& ui);  // of the page that was opened
[[nodiscard]] SetupWish press_all_settings(SetupUi& ui, Key key);

// What the page says about the selected item; `board` is the one in the picture.
[[nodiscard]] std::string about_selected(const SetupUi& ui, const board::Board& board);

}  // namespace parlor::tui::moneyloopy_table
