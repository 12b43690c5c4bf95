// The whole board in miniature, for the overview and the trade selector: per square a cell for the
// colour and a cell for the rest, and around them a ring for the owners.
//
// Source: docs/layout.md, 4, "Overview" and "Trade selector"; U-1.5: the inner cell carries the
//         group's letter unless it is built on, the outer one `M` for a mortgage, the ring the
//         owner's digit; U-3.4: a single token is in its player's colour, the number of several
//         tokens stands on white; U-9.1: the turn marker lies outside, beyond the owners.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

struct SmallBoard {
    rules::Seats owners;             // players whose deeds the ring marks
    rules::Squares chosen, repaid;   // `*` and `♦`
    std::optional<Square> selected;  // the cursor
    bool tokens = false;
};

void draw_small_board(Canvas& canvas, const ShownBoard& board, const SmallBoard& what);

// In a panel of its own, with all owners and tokens.
void draw_overview(Canvas& canvas, const ShownBoard& board);

[[nodiscard]] rules::Seats all_seats(const ShownBoard& board);

}  // namespace parlor::tui
