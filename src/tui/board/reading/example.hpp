// An example for the pages about reading the board: on a game's own board, with its players' names
// and signs, a few deeds and tokens placed so that each mark of the board can be shown.
//
// Source: U-10.3.
#pragma once

#include <cstddef>

#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct Example {
    ShownBoard board;  // nobody's, without tokens and marker
    Square street;     // the last one
    Seat player;       // owns what is owned, and decides
};

// On a board without players there are three, with short names.
[[nodiscard]] Example example_on(ShownBoard board);

// Its street as this deed.
[[nodiscard]] ShownBoard with_deed(const Example& example, const board::SquareView& deed);
[[nodiscard]] ShownBoard with_marker(const Example& example);

// Tokens on the street: the player's and those of up to two others; and more than it has cells for.
[[nodiscard]] ShownBoard with_tokens(const Example& example);
[[nodiscard]] ShownBoard with_crowd(const Example& example);

// All tokens, the player's at GO; houses and hotels on the first side of the board; the marker, if
// the game has one.
[[nodiscard]] ShownBoard in_play(const Example& example, bool has_marker);

}  // namespace parlor::tui
