// Icons: the small pictures on squares other than streets, and the marks on all squares: colours of
// groups and players, letters, digits.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/board/layout.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

[[nodiscard]] Ink ink_of(board::Colour colour);
[[nodiscard]] Ink ink_of(board::Group group);

// The mark of a Reverse square that has one cell.
inline constexpr char32_t reverse_mark = U'←';

// The direction from GO in which tokens move: left, or up after a turn (U-7.4).
[[nodiscard]] char32_t arrow_of(board::Direction direction);

[[nodiscard]] char32_t letter_of(board::Group group);  // distinguishes streets without colours
[[nodiscard]] constexpr char32_t digit(int value) { return U'0' + static_cast<char32_t>(value); }

void draw_icon(Canvas& canvas,
               const ShownBoard& board,
               const SquarePlace& place,
               Quadrant quadrant,
               Ink paper);

}  // namespace parlor::tui
