// Dialogs: the pages that are about the program, not about the decision.
#pragma once

#include "tui/property/ui.hpp"

namespace parlor::tui {

// Whether the pause menu is open, itself or under another page.
[[nodiscard]] bool is_paused(const Ui& ui);

// Whether the pause menu hides the table: where players have clocks, a pause is no time to think
// (U-7.5).
[[nodiscard]] bool is_hidden(const rules::View& view, const Ui& ui);

// Whether the game is paused, or the open page is about options, or asks whether to leave.
[[nodiscard]] bool in_dialog(const Ui& ui);

}  // namespace parlor::tui
