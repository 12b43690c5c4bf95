// The leaderboard of a property game that is over: what is on its page, and on the text of a story.
//
// Source:  M-2.13, M-3.4, U-7.6, U-10.5.
// Choices: the time of leaving is the round, and where players have clocks also the time left, in
//          place of who ruined them; not for players who lost on time.
// Not here: the places (rules/property/figures/standings.hpp); its keys (ending/leaderboard.hpp).
#pragma once

#include <string>
#include <vector>

#include "rules/property/figures/chronicle.hpp"
#include "rules/property/view.hpp"
#include "tui/ending/leaderboard.hpp"

namespace parlor::tui {

// Whether the game is over and its places are by wealth (M-2.13).
[[nodiscard]] bool is_won_by_wealth(const property::View& view);

// The players in the order of their places. Requires that the game is over, as the others do.
[[nodiscard]] std::vector<property::SeatView> placed(const property::View& view);

// `bankrupt in round 12, by Ann`, `bankrupt in round 12, 3:21 left`
[[nodiscard]] std::string departure_of(const property::View& view,
                                       const property::SeatView& seat,
                                       const board::Landmarks& landmarks);

// `EVA WINS: ONE PLAYER IS LEFT`
[[nodiscard]] std::string what_ended(const property::View& view);

[[nodiscard]] Leaderboard leaderboard_of(const property::View& view,
                                         const property::Chronicle& chronicle);

}  // namespace parlor::tui
