// The keys for arranging the hand.
//
// Source: D-9.4.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// Requires `ui.arranging`.
[[nodiscard]] Command press_arranging(Ui& ui, Hand& hand, Key key);

}  // namespace parlor::tui::domino
