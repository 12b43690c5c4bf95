// A player's own moves in the log of a game: how far back the last one is, where several people take
// back moves, each to their own last decision.
//
// Source: T-3.5.
#pragma once

#include "table/game/game_table.hpp"

namespace parlor::table {

// The moves of people from the last one of this seat on; 0 when it has made none.
[[nodiscard]] int moves_since_own(const GameTable& table, Seat seat);

// Whether neither chance nor anybody else has decided since that move.
[[nodiscard]] bool is_last_decision_of(const GameTable& table, Seat seat);

}  // namespace parlor::table
