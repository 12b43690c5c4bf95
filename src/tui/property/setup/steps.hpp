// The order of the pages of set-up, forwards and backwards.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] SetupStep first_step(const SetupUi& ui);
SetupWish turn_to(SetupUi& ui, SetupStep step);
[[nodiscard]] SetupWish back(SetupUi& ui);  // from the current page; from the players' pages
// To the next page, in the C64's order; from a page that is open alone, to all settings.
SetupWish go_on(SetupUi& ui, SetupStep next);
SetupWish go_on_to_players(SetupUi& ui);

}  // namespace parlor::tui
