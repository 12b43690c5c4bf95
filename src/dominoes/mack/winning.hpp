// What a score is worth between two hands: how much likelier it is to win the game from there than
// to lose it.
//
// Source:  fitted to 20,000 games that level 1 played against itself, with 7 tiles to 150, and
//          5,000 with 11 tiles to 250; both gave nearly the same numbers.
// Units:   -1 is lost, 0 even, 1 won.
// Choices: it knows neither the hand size nor the level of who plays.
#pragma once

#include "dominoes/game.hpp"

namespace parlor::dominoes {

// To this seat, and exactly the opposite to the other. Requires that a hand has ended: nobody is
// to play.
[[nodiscard]] double edge_of(const Game& game, Seat seat);

}  // namespace parlor::dominoes
