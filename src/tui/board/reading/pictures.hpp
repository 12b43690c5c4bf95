// Pictures of parts of a board, cut out of boards that the table's own code has drawn.
//
// Source: U-10.3.
#pragma once

#include "tui/board/player_row.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// The square as on the right side of the board, wherever it is, with the owner's strip: three rows
// of six cells.
[[nodiscard]] Canvas picture_of_square(const ShownBoard& board, Square square);

// What is drawn on that square, without its lines: two rows of four cells.
[[nodiscard]] Canvas picture_of_icon(const ShownBoard& board, Square square);

[[nodiscard]] Canvas picture_of_map(const ShownBoard& board);

// GO, and the squares after it that fit into 17 cells, in a window of 80 columns.
[[nodiscard]] Canvas picture_of_ring(const ShownBoard& board);

[[nodiscard]] Canvas picture_of_row(const PlayerRow& player);

}  // namespace parlor::tui
