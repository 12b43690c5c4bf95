// The leaderboard of a game of Moneyloopy that is over: what is on its page.
//
// Source:  L-1.3, L-1.4, U-9.5, U-10.5.
// Not here: the places (rules/moneyloopy/estate/standings.hpp); its keys (ending/leaderboard.hpp).
#pragma once

#include <vector>

#include "rules/board/landmarks.hpp"
#include "rules/moneyloopy/view.hpp"
#include "tui/ending/leaderboard.hpp"
#include "tui/moneyloopy/pages/picture_page.hpp"

namespace parlor::tui::moneyloopy_table {

// Best first. Requires a game that is over.
[[nodiscard]] std::vector<moneyloopy::SeatView> placed(const moneyloopy::View& view);

// `EVA WINS: FORTY ROUNDS ARE OVER`
[[nodiscard]] std::string what_ended(const moneyloopy::View& view);

[[nodiscard]] Leaderboard leaderboard_of(const moneyloopy::View& view,
                                         const board::Landmarks& landmarks,
                                         const Picture& wealth);

}  // namespace parlor::tui::moneyloopy_table
