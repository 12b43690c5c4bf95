// Playing on: which of two positions is better for a player, found by playing both on, many times
// over, with traders in every seat and the same dice. The decks are shuffled anew each time:
// nothing hidden is looked at.
#pragma once

#include "base/draw.hpp"
#include "rules/property/computer.hpp"

namespace parlor::rules::computer {

// The open game with decks that lie in any order.
[[nodiscard]] Game with_any_decks(const OpenGame& game);

// Whether `one` turns out at least as well for `seat` as `other`. It stops early where that is
// clear; where it is not, the patience decides.
[[nodiscard]] bool turns_out_well(
    const Game& one, const Game& other, Seat seat, Patience patience, Draw draw);

}  // namespace parlor::rules::computer
