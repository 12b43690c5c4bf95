// The middle of the ring: the latest events as sentences, and below them the facts that the game
// reports. Where there is room, also the players with their deeds, and the card of the deed that
// matters.
//
// Source: U-6.1, U-6.2.
#pragma once

#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/card.hpp"
#include "tui/board/recent.hpp"
#include "tui/board/ring/ring_players.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct RingMiddle {
    const Recent& recent;
    std::vector<std::string> facts = {};  // in capitals; wrapped, in half of the middle at most
    std::vector<RingPlayer> players = {};
    std::vector<CardLine> card = {};
};

// Names that begin a sentence have the colours of their seats on the board.
void draw_middle(Canvas& canvas, const Box& box, const ShownBoard& board, const RingMiddle& middle);

}  // namespace parlor::tui
