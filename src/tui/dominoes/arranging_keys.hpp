// The keys while the hand is arranged.
//
// Source: D-9.4.
#pragma once

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// Requires that it is being arranged.
[[nodiscard]] Wish press_arranging(Ui& ui, Hand& hand, Key key);

}  // namespace parlor::tui::domino
