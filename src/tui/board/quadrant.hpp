// The board: draws one of its four quadrants.
//
// Source: docs/layout.md, 2; U-1.5: a band carries its group's letter, an owner's strip the seat's
//         digit, `M` for a mortgage and `*` for the selected square; U-9.1: the turn marker.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "tui/board/layout.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

void draw_board(Canvas& canvas,
                const ShownBoard& board,
                Quadrant quadrant,
                std::optional<Square> selected);

}  // namespace parlor::tui
