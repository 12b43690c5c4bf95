// Clocks: each player's time, and the flag that falls when it is up.
//
// Source:   M-3.
// Units:    Milliseconds, as an input: the rules have no clock of their own (M-3.5).
// Choices:  M-3.3: what is given back to the bank has no events of its own; a trade that is
//           declined and claims that are left are told after `flagged`. A standing bid of a player
//           who runs out of time while they answer a trade lapses, and all others are asked again.
#pragma once

#include "rules/property/play.hpp"

namespace parlor::rules {

// Plays a move that took so long: the same as without the time where there are no clocks, and for
// chance. What the rules allow, and comes too late, lets the flag fall instead (M-3.3).
Answer play(Game& game, const Action& action, Milliseconds took, Tell tell);

// The player who has to decide is out of time.
void flag(Draft& draft, Seat seat);

}  // namespace parlor::rules
