// The turn: rolling, ending, and the next decision.
//
// Source:   C-2, C-9.7, C-9.8, C-10.7.
// Choices:  a round ends when the dice pass the player who started the game, or would pass them if
//           they were still in.
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::property {

// Applies a roll of the player with the dice.
void thrown(Draft& draft, Dice dice);

// Ends the turn of the player with the dice, and the game where they have the wealth that wins
// (C-9.8); otherwise the next turn begins, or the last round is over (C-9.7).
void end_turn(Draft& draft);
void next_turn(Draft& draft);

// Does everything that follows a move without a decision, and returns the next decision (C-2.6).
[[nodiscard]] Decision go_on(Draft& draft);

}  // namespace parlor::property
