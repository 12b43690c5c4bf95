// The number of games that each player has won since the session began.
//
// Source: D-8.4, D-9.3.
#pragma once

#include <string>

#include "tui/dominoes/picture.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui::domino_table {

// `GAMES WON: ANN 2, BOB 1`
[[nodiscard]] std::string games_won(const Picture& picture);

// The same as a notice, for the end of the session.
[[nodiscard]] Notice farewell(const Names& players, const PerPlayer<int>& won);

}  // namespace parlor::tui::domino_table
