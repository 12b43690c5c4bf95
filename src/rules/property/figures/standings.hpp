// Standings: the place of every player: on the leaderboard, by wealth; without one by score, and
// those who are out follow the others.
//
// Source:  C-9.7, C-9.8, C-12.1, M-2.13, M-3.4, U-10.5.
// Choices: players still in with equal wealth are listed in seat order, as in C-12.1; they share
//          their place only at the end of the last round, or behind the wealth that wins.
#pragma once

#include <optional>

#include "rules/property/game.hpp"

namespace parlor::property {

// The wealth that counts at the end: for a player whose time ran out, the recorded one; for a
// bankrupt player, 0.
[[nodiscard]] Money final_wealth_of(const OpenGame& game, Seat seat);

// From 1. Nothing before the end.
[[nodiscard]] std::optional<int> place_of(const OpenGame& game, Seat seat);

// The winners of a game that is over.
[[nodiscard]] Seats in_first_place(const OpenGame& game);

}  // namespace parlor::property
