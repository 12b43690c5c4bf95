// Icons: the small pictures on squares that are not streets, and what other squares show: colours
// of groups and players, letters, digits.
#pragma once

#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"
#include "rules/board/board.hpp"
#include "rules/property/view.hpp"
#include "tui/property/board/layout.hpp"

namespace parlor::tui {

[[nodiscard]] Ink ink_of(rules::Colour colour);
[[nodiscard]] Ink ink_of(rules::Group group);

// Whether the chest squares are Reverse squares, and the mark of these where there is one cell.
[[nodiscard]] bool has_reverse_squares(const rules::View& view);
inline constexpr char32_t reverse_mark = U'←';

// From GO to where tokens move: left, or up when the direction is turned (U-7.4).
[[nodiscard]] char32_t arrow_of(rules::Direction direction);

[[nodiscard]] char32_t letter_of(rules::Group group);  // tells streets apart without colours
[[nodiscard]] constexpr char32_t digit(int value) { return U'0' + static_cast<char32_t>(value); }

void draw_icon(Canvas& canvas,
               const rules::View& view,
               const SquarePlace& place,
               Quadrant quadrant,
               Ink paper);

}  // namespace parlor::tui
