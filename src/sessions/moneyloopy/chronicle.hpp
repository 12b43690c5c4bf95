// The chronicle of a game of Moneyloopy, computed from its log: the wealth of the players by round,
// and the landmarks of the game.
//
// Source: U-9.5, U-10.5.
#pragma once

#include <vector>

#include "rules/board/landmarks.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"
#include "table/game/session.hpp"

namespace parlor {

struct LoopyChronicle {
    // At the beginning, at the end of each round, and at the end of the game. A player who is out
    // ends with 0.
    Per<Seat, std::vector<Money>, max_seats + 1> wealth;
    std::vector<int> deals;  // made before which entries of wealth
    board::Landmarks landmarks;
};
[[nodiscard]] LoopyChronicle chronicle_of(const table::Session<moneyloopy::Moneyloopy>& session);

}  // namespace parlor
