// The order of the pages of set-up, forwards and backwards.
#pragma once

#include "tui/moneyloopy/setup/setup_screen.hpp"

namespace parlor::tui::moneyloopy_table {

SetupWish turn_to(SetupUi& ui, SetupStep step);
// To the next page; from a page that is open alone, to all settings.
SetupWish go_on(SetupUi& ui, SetupStep next);
[[nodiscard]] SetupWish back(SetupUi& ui);

}  // namespace parlor::tui::moneyloopy_table
