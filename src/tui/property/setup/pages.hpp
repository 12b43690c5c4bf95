// The pages of setting up: what each shows.
#pragma once

#include "tui/property/setup/setup_screen.hpp"

namespace parlor::tui {

[[nodiscard]] Menu menu_of(const SetupUi& ui, const rules::Board& board);
[[nodiscard]] Notice help_on(const SetupUi& ui, const rules::Board& board);

}  // namespace parlor::tui
