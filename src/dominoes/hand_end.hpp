// The end of a hand and of the game: its points, and the seat with the next down.
//
// Source:   D-1.2, D-1.4, D-5, D-6.2.
// Not here: the deal of the next hand (deal.hpp).
#pragma once

#include "dominoes/draft.hpp"

namespace parlor::dominoes {

void credit(Draft& draft, Seat seat, Points points);

// Ends the hand or the game if the last play or draw of this seat, already counted, has ended it.
void end_what_is_over(Draft& draft, Seat seat);

}  // namespace parlor::dominoes
