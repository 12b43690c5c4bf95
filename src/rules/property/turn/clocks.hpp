// Clocks: each player's time, and the flag that falls when it is up.
//
// Source:   M-3.
// Units:    Milliseconds, as an input: the rules have no clock of their own (M-3.5).
// Choices:  M-3.3: what goes back to the bank has no separate events; the decline of a trade and
//           the leaving of claims are reported after `flagged`. When a player runs out of time
//           while answering a trade, a standing bid of theirs lapses, and all other players are
//           asked again.
#pragma once

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

// Plays a move that took this long. The time does not matter where there are no clocks, nor for
// chance. A legal move that comes too late makes the flag fall instead (M-3.3).
Answer play(Game& game, const Action& action, Milliseconds took, Tell tell);

// The flag of the player who has to decide falls.
void flag(Draft& draft, Seat seat);

}  // namespace parlor::property
