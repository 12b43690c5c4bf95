// The set-up pages that are tables of keys.
#pragma once

#include "tui/property/setup/setup_screen.hpp"
#include "tui/property/setup/steps.hpp"
#include "tui/setup/entry.hpp"

namespace parlor::tui {

using SetupEntry = setup::Entry<SetupUi, SetupWish, board::Board>;
using SetupPage = setup::Page<SetupUi, SetupWish, board::Board>;

[[nodiscard]] inline SetupWish go_back(SetupUi& ui, int /*number*/) { return back(ui); }

// The pages about the game (game_pages.cpp) and about settings (settings_pages.cpp).
extern const SetupPage setup_funds, setup_deeds;
extern const SetupPage setup_save_as, setup_save_over, setup_rename, setup_delete;

[[nodiscard]] MenuCursor place_of_funds(const SetupUi& ui);  // the amount that was chosen last
SetupWish type_funds(SetupUi& ui, Key key);                  // while a sum is typed

}  // namespace parlor::tui
