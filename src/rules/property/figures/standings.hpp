// Standings: the place of every player: on the leaderboard, by wealth; without one by score, and
// those who are out follow the others.
//
// Source:  C-12.1, M-2.13, M-3.4, U-10.5.
// Choices: players still in with equal wealth are listed in seat order, as in C-12.1.
#pragma once

#include <optional>

#include "rules/property/game.hpp"

namespace parlor::property {

// The wealth that counts at the end: for a player whose time ran out, the recorded one; for a
// bankrupt player, 0.
[[nodiscard]] Money final_wealth_of(const OpenGame& game, Seat seat);

// From 1. Nothing before the end.
[[nodiscard]] std::optional<int> place_of(const OpenGame& game, Seat seat);

// The winner of a game that ends now: whoever is in the first place.
[[nodiscard]] Seat leader(const OpenGame& game);

}  // namespace parlor::property
