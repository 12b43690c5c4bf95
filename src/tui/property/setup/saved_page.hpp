// The page of saved settings: their names, and an item for new ones.
//
// Source: M-5.1, U-7.1.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] Menu saved_menu(const SetupUi& ui);

// The place of the settings in use, or of the first settings.
[[nodiscard]] MenuCursor place_of_saved(const SetupUi& ui);

// Requires the key of an item.
[[nodiscard]] SetupWish choose_saved(SetupUi& ui, char key);

}  // namespace parlor::tui
