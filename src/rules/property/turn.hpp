// The turn: rolling, ending, and whose decision comes next.
//
// Source:   C-2, C-10.7.
// Choices:  a round ends when the dice pass, or would pass, the player who started the game.
#pragma once

#include "rules/property/play.hpp"

namespace parlor::rules {

// The player with the dice has thrown them.
void thrown(Draft& draft, Dice dice);

void next_turn(Draft& draft);

// What happens by itself after a move, until somebody has to decide; says who and what (C-2.6).
[[nodiscard]] Decision go_on(Draft& draft);

}  // namespace parlor::rules
