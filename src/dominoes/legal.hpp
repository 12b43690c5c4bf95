// The legal moves of the seat to move: `play` accepts these moves, and refuses all others.
//
// Source:  D-2; table-language.md, `.choices`.
// Choices: each move is listed once, though some can be written in several ways: the down with its
//          lower half first; a play without its end if the end is not needed; of equivalent ends
//          the one that is taken; `draw` or `pass`, whichever the move is in this position (D-2.5).
#pragma once

#include "dominoes/game.hpp"

namespace parlor::dominoes {

struct Choices {
    // Seven tiles have each number, and there are at most four ends.
    ShortList<Play, tile_count> plays;
    bool draw = false, pass = false, redeal = false;
};

// Empty when chance has to decide, or when the game is over.
[[nodiscard]] Choices legal(const Game& game);

// The end to which a legal play goes; nothing for the down.
[[nodiscard]] std::optional<End> place_of(const Layout& layout, Play play);

// The ends after a legal play.
[[nodiscard]] Ends ends_then(const Layout& layout, Play play);

// The tiles of a hand that could be played (D-2.1, D-6.2).
[[nodiscard]] Tiles playable(const Game& game, Seat seat);

}  // namespace parlor::dominoes
