// What a player may know: all but the money of the others, where it is hidden.
//
// Source: L-1.5.
#pragma once

#include <optional>

#include "rules/moneyloopy/position.hpp"

namespace parlor::rules::moneyloopy {

// The money of `seat`, when `viewer` may see it: their own while they decide, and everybody's once
// the game is over or where money is open. The viewer who only looks on is `bank`.
[[nodiscard]] std::optional<Money> money_seen(const Game& game, Seat viewer, Seat seat);

}  // namespace parlor::rules::moneyloopy
