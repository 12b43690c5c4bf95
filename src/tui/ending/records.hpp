// The records of a game round a board, as rows of the leaderboard: best street, dearest rent, longest
// lead; a record that nobody set has no row.
//
// Source: U-10.5.
#pragma once

#include <vector>

#include "rules/board/landmarks.hpp"
#include "rules/board/view.hpp"
#include "tui/ending/leaderboard.hpp"

namespace parlor::tui {

[[nodiscard]] std::vector<RecordRow> records_of(const board::View& view,
                                                const board::Landmarks& landmarks);

// `by Ann`, `by the bank`: because of whom a player left.
[[nodiscard]] std::string because_of(const board::View& view,
                                     const board::Landmarks::Leaving& leaving);

}  // namespace parlor::tui
