// The whole board in miniature, for the overview and the trade selector: each square has a cell for
// its colour and a cell for everything else, and around them is a ring for the owners.
//
// Source: docs/layout.md, 4, "Overview" and "Trade selector"; U-1.5: the inner cell has the group's
//         letter unless there are houses, the outer cell `M` for a mortgage, the ring the owner's
//         digit; U-3.4: a single token has its player's colour, the number of several tokens is on
//         white; U-9.1: the turn marker is outside the owners.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct SmallBoard {
    Seats owners;                    // players whose deeds the ring marks
    board::Squares chosen, repaid;   // `*` and `♦`
    std::optional<Square> selected;  // the cursor
    bool tokens = false;
    At middle{12, 19};  // of the picture
};

void draw_small_board(Canvas& canvas, const ShownBoard& board, const SmallBoard& what);

// In its own panel, with all owners and tokens.
void draw_overview(Canvas& canvas, const ShownBoard& board);

[[nodiscard]] Seats all_seats(const ShownBoard& board);

}  // namespace parlor::tui
