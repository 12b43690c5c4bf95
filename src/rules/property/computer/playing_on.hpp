// Playouts: compares two positions for a player by playing on from both many times, with traders in
// every seat and the same dice. The decks are reshuffled each time, so that hidden cards do not
// count.
#pragma once

#include "base/draw.hpp"
#include "rules/property/computer.hpp"

namespace parlor::property::computer {

// A full game from an open one, with the decks in an arbitrary order.
[[nodiscard]] Game with_any_decks(const OpenGame& game);

// The decks in another order, as nobody can know it.
void shuffle_decks(Game& game, Draw draw);

// The part of the win that the seat has of a game that is over: 0 to 1.
[[nodiscard]] double share_of_win(const OpenGame& game, Seat seat);

// Whether `one` turns out at least as well for `seat` as `other`. Stops early when the result is
// clear; otherwise plays as often as `patience` says.
[[nodiscard]] bool turns_out_well(
    const Game& one, const Game& other, Seat seat, Patience patience, Draw draw);

// The chance of winning for `seat`, by playouts.
[[nodiscard]] double hope_by_playing_on(const Game& game, Seat seat, Patience patience, Draw draw);

}  // namespace parlor::property::computer
