// The number of games that each player has won since the session began.
//
// Source: D-8.4, D-9.3.
#pragma once

#include <string>

#include "tui/dominoes/ui.hpp"

namespace parlor::tui::domino {

// `GAMES WON: ANN 2, BOB 1`
[[nodiscard]] std::string games_won(const Scene& scene);

// The same as a notice, for the end of the session.
[[nodiscard]] Notice farewell(const Scene& scene);

}  // namespace parlor::tui::domino
