// The ring: the whole board at one glance, in the right half of a wide terminal. Each square shows
// its group's letter and colour, houses, tokens, and next to it its owner's mark; the middle shows
// the latest events and the facts that the game reports.
//
// Source: U-6.1, U-6.2; U-9.1 (turn marker, tollbooths); U-1.5: the letters and digits are those of
//         the quadrants.
#pragma once

#include <optional>

#include "canvas/canvas.hpp"
#include "tui/board/ring/ring_middle.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// Requires a canvas of at least 40 columns and 24 rows. `here` stands out: the deed of a decision
// or an event.
[[nodiscard]] Canvas draw_ring(const ShownBoard& board,
                               std::optional<Square> here,
                               const RingMiddle& middle,
                               Size size);

}  // namespace parlor::tui
