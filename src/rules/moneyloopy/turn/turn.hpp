// The turn: its beginning and end, and the next decision. After a round the turn marker moves one
// square.
//
// Source:   L-1.3, L-2.6, L-7.4, L-8.5.
// Not here: what is due at the marker (due.hpp).
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// The decision at the beginning of a turn: to roll or, in transit, to arrive.
[[nodiscard]] DecisionKind start_of_turn(const Game& game);

void begin_turn(Draft& draft, Seat seat);
void end_turn(Draft& draft);  // and the round, after its last turn

// Does everything that follows a move without a decision, and returns the next decision.
[[nodiscard]] Decision go_on(Draft& draft);

}  // namespace parlor::moneyloopy
