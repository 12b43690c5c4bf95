// The order of the pages of set-up, forwards and backwards.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] SetupStep first_step(const SetupUi& ui);
SetupWish turn_to(SetupUi& ui, SetupStep step);
[[nodiscard]] SetupWish back(SetupUi& ui);  // from the current page; from the players' pages
SetupWish turn_to_players(SetupUi& ui);     // from the page before

}  // namespace parlor::tui
