// The keys for arranging the hand.
//
// Source: D-9.4.
#pragma once

#include "tui/desk/page.hpp"
#include "tui/dominoes/table/turn.hpp"

namespace parlor::tui::domino_table {

// Requires `turn.arranging`.
[[nodiscard]] desk::Reply press_arranging(Hand& hand, Turn& turn, Key key);

}  // namespace parlor::tui::domino_table
