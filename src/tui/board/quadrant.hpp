// The board: draws one of its four quadrants.
//
// Source: docs/layout.md, 2; U-1.5: a band carries its group's letter, an owner's strip the seat's
//         digit, `M` for a mortgage and `*` for the selected square; U-9.1: the turn marker.
#pragma once

#include <optional>
#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/layout.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

void draw_board(Canvas& canvas,
                const ShownBoard& board,
                Quadrant quadrant,
                std::optional<Square> selected);

// Only these places of the quadrant, whose squares may be others than in a game.
void draw_squares(Canvas& canvas,
                  const ShownBoard& board,
                  const std::vector<SquarePlace>& places,
                  Quadrant quadrant,
                  std::optional<Square> selected);

}  // namespace parlor::tui
