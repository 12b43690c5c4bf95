// The seat that a player has now: the throws may have renumbered the seats (M-2.2).
#pragma once

#include <optional>

#include "table/game/game_table.hpp"

namespace parlor::house {

[[nodiscard]] Seat seat_of(const table::GameTable& game, Entrant player);

}  // namespace parlor::house
