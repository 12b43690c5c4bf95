// Standings: the leaderboard, which has a place for everybody.
//
// Source:  M-2.13, M-3.4.
// Choices: a ruleset with clocks has a leaderboard. Who are still in and equal in wealth are in
//          seat order, as in C-12.1.
#pragma once

#include <optional>

#include "rules/property/game.hpp"

namespace parlor::rules {

[[nodiscard]] bool has_leaderboard(const Ruleset& rules);

// What counts at the end: the recorded wealth of a player whose time ran out, 0 of a bankrupt.
[[nodiscard]] Money final_wealth_of(const OpenGame& game, Seat seat);

// 1 is the first of the leaderboard. Nothing before the end, and without a leaderboard.
[[nodiscard]] std::optional<int> place_of(const OpenGame& game, Seat seat);

// The winner of a game that ends now: the first of the leaderboard; without one, the highest score
// of those still in (C-12.1).
[[nodiscard]] Seat leader(const OpenGame& game);

}  // namespace parlor::rules
