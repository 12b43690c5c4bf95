// The distinct seating orders of the players.
//
// Choices: the first order has the kinds of players one after the other, in the order of their
//          first mention; two players of the same kind are interchangeable.
#pragma once

#include <vector>

#include "rules/property/position.hpp"
#include "sim/player.hpp"

namespace parlor::sim {

// The distinct kinds of players, in the order of their first mention.
[[nodiscard]] std::vector<Player> kinds_among(const std::vector<Player>& players);

// The index of the kind, for each player as entered.
using Order = Per<Entrant, int, max_seats>;

// Requires 1 to max_seats players.
[[nodiscard]] std::vector<Order> all_orders(const std::vector<Player>& players);

}  // namespace parlor::sim
