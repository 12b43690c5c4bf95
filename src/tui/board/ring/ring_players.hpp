// The players in the middle of a large ring: a line for each, with token, name, money and deeds.
//
// Source: U-6.2.
#pragma once

#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct RingPlayer {
    Seat seat{};
    std::string money;
};

// A deed is a cell in its group's colour, with its houses, `H` for a hotel, or the group's letter; a
// mortgaged deed is dark. One row for each player, from the top of the box.
void draw_ring_players(Canvas& canvas,
                       const Box& box,
                       const ShownBoard& board,
                       const std::vector<RingPlayer>& players);

}  // namespace parlor::tui
