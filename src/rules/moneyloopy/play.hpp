// Playing Moneyloopy: the one way from a position to the next.
//
//   play(game, action, tell)  ->  played: the game has changed, and its events were reported
//                             ->  a Refusal: nothing changed, nothing reported
//
// Pure: same game and action, same outcome, on every machine. No clock, no randomness (chance comes
// in as the actions of seat 0), no I/O, no exceptions.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// A new game: seats 1 to `seats` with their start money; chance has to answer with the first die.
// Requires fewest_seats to most_seats seats.
[[nodiscard]] Game deal(const Edition& edition, const Ruleset& rules, int seats);

// The primitive: changes `game` in place. `action` is a move of the seat to move
// (game.decision.seat).
Answer play(Game& game, const Action& action, Tell tell);

}  // namespace parlor::moneyloopy
