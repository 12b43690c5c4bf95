// The leaderboard of a game that is over: all players in the order of their places, with their
// wealth, and how and when each left the game.
//
// Source:   M-2.13, M-3.4, U-7.6.
// Choices:  the time of leaving is the round, and where players have clocks also the time left,
//           except for players who lost on time.
// Not here: the places (rules/property/figures/standings.hpp); the page (leaderboard_page.cpp).
#pragma once

#include <string>
#include <vector>

#include "rules/property/figures/chronicle.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

// Whether the game is over and has a leaderboard.
[[nodiscard]] bool has_places(const property::View& view);

// The players in the order of their places. Requires that the game is over.
[[nodiscard]] std::vector<property::SeatView> placed(const property::View& view);

// `bankrupt in round 12, 3:21 left`
[[nodiscard]] std::string departure_of(const property::View& view,
                                       const property::SeatView& seat,
                                       const property::Departures& departures);

}  // namespace parlor::tui
