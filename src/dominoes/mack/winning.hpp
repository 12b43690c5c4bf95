// The value of a score between two hands: the chance of winning the game less the chance of losing
// it.
//
// Source:  fitted to 20,000 games that level 1 played against itself, with 7 tiles to 150, and
//          5,000 with 11 tiles to 250; both gave nearly the same numbers.
// Units:   -1 is lost, 0 even, 1 won.
// Choices: it ignores the hand size and the levels of the players.
#pragma once

#include "dominoes/game.hpp"

namespace parlor::dominoes {

// The value to this seat; to its opponent, exactly the opposite. Requires that a hand has ended: no
// seat is to play.
[[nodiscard]] double edge_of(const Game& game, Seat seat);

// The points that this seat is ahead; below 0 when it is behind.
[[nodiscard]] Points lead_of(const Game& game, Seat seat);

// The end of a hand that was played out, for one seat.
struct LineEnd {
    double won = 0;  // edge_of
    Points gained;   // change of the lead since the judged play
};

}  // namespace parlor::dominoes
