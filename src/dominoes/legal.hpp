// What the seat that has to decide may do. `play` accepts all of it, and nothing else.
//
// Source:  D-2; table-language.md, `.choices`.
// Choices: each thing is listed once, though it can be said in more than one way: the down with
//          its lower half first; a play without its end where none has to be named; of equivalent
//          ends the one that is taken; `draw` and `pass` as what they then are (D-2.5).
#pragma once

#include "dominoes/game.hpp"

namespace parlor::dominoes {

struct Choices {
    // Seven tiles have a number, and there are at most four ends.
    ShortList<Play, tile_count> plays;
    bool draw = false, pass = false, redeal = false;
};

// Nothing at all when it is chance that has to decide, or when the game is over.
[[nodiscard]] Choices legal(const Game& game);

// Where a legal play goes; nothing for the down.
[[nodiscard]] std::optional<End> place_of(const Layout& layout, Play play);

// What the ends show after a legal play.
[[nodiscard]] Ends ends_then(const Layout& layout, Play play);

// The tiles of a hand that could be played (D-2.1, D-6.2).
[[nodiscard]] Tiles playable(const Game& game, Seat seat);

}  // namespace parlor::dominoes
