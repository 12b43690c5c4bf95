// The menu and the help of each page of set-up.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] Menu menu_of(const SetupUi& ui, const rules::Board& board);
[[nodiscard]] Notice help_on(const SetupUi& ui, const rules::Board& board);

}  // namespace parlor::tui
