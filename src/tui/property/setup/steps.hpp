// The order of the pages of set-up, forwards and back.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

SetupWish turn_to(SetupUi& ui, SetupStep step, std::size_t who = 0);
[[nodiscard]] SetupWish back(SetupUi& ui);  // from the current page

}  // namespace parlor::tui
