// The chart of wealth: a line for each player over turns or rounds.
//
// Source: docs/playing.md, "Replays" (charts); U-9.5.
#pragma once

#include <span>
#include <string>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct WealthChart {
    std::string sub;                  // after how many turns
    int points = 0;                   // of the longest line
    std::span<const int> marks = {};  // points that the axis marks: deals
    Per<Seat, std::span<const Money>, max_seats + 1> lines = {};
    Per<Seat, Money, max_seats + 1> now = {};  // in the legend; not for players who are out
};

void draw_wealth(Canvas& canvas, const ShownBoard& board, const WealthChart& chart);

}  // namespace parlor::tui
