// The middle of the ring: the latest events as sentences, and below them the facts that the game
// reports.
//
// Source: U-6.1.
#pragma once

#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/recent.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct RingMiddle {
    const Recent& recent;
    std::vector<std::string> facts = {};  // in capitals; wrapped, in half of the middle at most
};

// Names that begin a sentence have the colours of their seats on the board.
void draw_middle(Canvas& canvas, const Box& box, const ShownBoard& board, const RingMiddle& middle);

}  // namespace parlor::tui
