// The orders in which players can sit down: each that is different from the others once.
//
// Choices: the first has the kinds one after the other, as they were named; two players of a kind
//          do not make two orders.
#pragma once

#include <vector>

#include "base/units.hpp"
#include "sim/player.hpp"

namespace parlor::sim {

// The kinds among the players, each once, as they were named first.
[[nodiscard]] std::vector<Player> kinds_among(const std::vector<Player>& players);

// Of each seat, from 1 on, the number of its kind.
using Order = Per<Seat, int, max_seats + 1>;

// Requires 1 to max_seats players.
[[nodiscard]] std::vector<Order> all_orders(const std::vector<Player>& players);

}  // namespace parlor::sim
