// The parlor's poster: its name on the board of a game. The launcher shows it next to its menu.
//
// Source:  U-10.6.
// Choices: always the quadrant of GO, so that a move changes only a few cells.
// Not here: the players' rows, which each game draws.
#pragma once

#include <string>

#include "canvas/canvas.hpp"
#include "tui/board/recent.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct Poster {
    const ShownBoard& board;
    const Recent& recent;
    std::string caption;  // whose game it is, in at most width_of_card letters
};

// The board and the mini-map, with the last event in the middle.
void draw_poster(Canvas& canvas, const Poster& poster);

// The whole board, for the right half of a wide window, with the story in the middle.
[[nodiscard]] Canvas draw_poster_ring(const Poster& poster, Size size);

}  // namespace parlor::tui
