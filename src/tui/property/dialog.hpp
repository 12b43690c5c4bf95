// Dialogs: the pages that are about the program, not about the decision.
#pragma once

#include "tui/property/ui.hpp"

namespace parlor::tui {

// Whether the open page is about options, or asks whether to leave.
[[nodiscard]] bool in_dialog(const Ui& ui);

}  // namespace parlor::tui
