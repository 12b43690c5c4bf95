// Score: decides a game that ends by agreement, and the standings.
//
// Source:  C-12.2, C-12.3, C-10.6.
// Choices: C-12.3 knows four house costs; any other cost scores as the next higher of them, and a
//          cost above $200 as $200. C-12.1: only players still in can win.
#pragma once

#include "rules/property/game.hpp"

namespace parlor::property {

// For an eliminated player: the last score before the elimination.
[[nodiscard]] int score_of(const OpenGame& game, Seat seat);

// The winner by score among the players still in; ties go to the higher wealth, then to the lower
// seat (C-12.1).
[[nodiscard]] Seat leader_by_score(const OpenGame& game);

}  // namespace parlor::property
