// Standings: the leaderboard, which ranks every player.
//
// Source:  M-2.13, M-3.4.
// Choices: a ruleset with clocks has a leaderboard. Players still in with equal wealth are listed
//          in seat order, as in C-12.1.
#pragma once

#include <optional>

#include "rules/property/game.hpp"

namespace parlor::property {

[[nodiscard]] bool has_leaderboard(const Ruleset& rules);

// The wealth that counts at the end: for a player whose time ran out, the recorded one; for a
// bankrupt player, 0.
[[nodiscard]] Money final_wealth_of(const OpenGame& game, Seat seat);

// 1 is the first of the leaderboard. Nothing before the end, and without a leaderboard.
[[nodiscard]] std::optional<int> place_of(const OpenGame& game, Seat seat);

// The winner of a game that ends now: the first of the leaderboard; without a leaderboard, the
// player still in with the highest score (C-12.1).
[[nodiscard]] Seat leader(const OpenGame& game);

}  // namespace parlor::property
