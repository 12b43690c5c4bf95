// Who has won: one player, or several who share the win.
//
// Source: C-9.7, L-1.3, U-10.5.
#pragma once

#include <string>
#include <vector>

#include "rules/board/view.hpp"

namespace parlor::tui {

// `ANN WINS`, the name in so much room; `A SHARED WIN`. Requires a winner.
[[nodiscard]] std::string winner_words(const board::View& view, Seats winners, int room);

// The lines of the notice that tells it.
[[nodiscard]] std::vector<std::string> winner_lines(const board::View& view, Seats winners);

}  // namespace parlor::tui
