// The whole board in miniature: a cell for a square's colour, one for the rest of it, and a ring
// round it for the owners. The overview and the trade selector show it.
//
// Source: docs/layout.md, 4, "Overview" and "Trade selector"; U-1.5: the inner cell carries the
//         group's letter unless it is built on, the outer one `M` for a mortgage, the ring the
//         owner's digit; U-3.4: a single token is in its player's colour, the number of
//         several stands on white.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "rules/property/view.hpp"

namespace parlor::tui {

struct SmallBoard {
    rules::Seats owners;             // whose deeds are marked on the ring
    rules::Squares chosen, repaid;   // `*` and `♦`
    std::optional<Square> selected;  // where the cursor is
    bool tokens = false;
};

void draw_small_board(Canvas& canvas, const rules::View& view, const SmallBoard& what);

// Who owns it, or whose it was until it is claimed.
[[nodiscard]] Seat holder_of(const rules::View& view, Square square);

[[nodiscard]] rules::Seats all_seats(const rules::View& view);

}  // namespace parlor::tui
