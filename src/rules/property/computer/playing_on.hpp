// Playouts: compares two positions for a player by playing on from both many times, with traders in
// every seat and the same dice. The decks are reshuffled each time, so that hidden cards do not
// count.
#pragma once

#include "base/draw.hpp"
#include "rules/property/computer.hpp"

namespace parlor::property::computer {

// A full game from an open one, with the decks in an arbitrary order.
[[nodiscard]] Game with_any_decks(const OpenGame& game);

// Whether `one` turns out at least as well for `seat` as `other`. Stops early when the result is
// clear; otherwise plays as often as `patience` says.
[[nodiscard]] bool turns_out_well(
    const Game& one, const Game& other, Seat seat, Patience patience, Draw draw);

// The chance of winning for `seat`, by playouts.
[[nodiscard]] double hope_by_playing_on(const Game& game, Seat seat, Patience patience, Draw draw);

}  // namespace parlor::property::computer
