// The places at the end of a game of Moneyloopy.
//
// Source:  L-1.3, L-1.4, U-9.5.
// Choices: players who are out come last; equal wealth gives equal places.
#pragma once

#include <vector>

#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::moneyloopy_table {

struct Placed {
    int place = 0;  // from 1
    moneyloopy::SeatView seat;
};

// Best first. Requires a game that is over.
[[nodiscard]] std::vector<Placed> places_of(const moneyloopy::View& view);

}  // namespace parlor::tui::moneyloopy_table
