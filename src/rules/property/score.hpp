// The score, which decides a game that is ended by agreement, and the standings.
//
// Source:  C-12.2, C-12.3, C-10.6.
// Choices: C-12.3 knows four house costs; another one scores as the next of them that is not
//          below it, and above $200 as $200. C-12.1: only players still in can win.
#pragma once

#include "rules/property/game.hpp"

namespace parlor::rules {

// Of a player who is out: the last before the elimination.
[[nodiscard]] int score_of(const OpenGame& game, Seat seat);

// Who wins by score among those still in: ties by wealth, then the lower seat (C-12.1).
[[nodiscard]] Seat leader_by_score(const OpenGame& game);

}  // namespace parlor::rules
