// Moneyloopy's board, and the rows of its players, in the form that the screen shows.
#pragma once

#include <vector>

#include "base/presence.hpp"
#include "canvas/canvas.hpp"
#include "rules/moneyloopy/view.hpp"
#include "tui/board/shown_board.hpp"
#include "tui/books/book_pages.hpp"

namespace parlor::tui::moneyloopy_table {

[[nodiscard]] ShownBoard shown_board(const moneyloopy::View& view);
[[nodiscard]] ShownBoard empty_board(const moneyloopy::Edition& edition);  // before a game

// How to read the board, for a book (U-10.3).
[[nodiscard]] std::vector<BookPage> reading_pages(const ShownBoard& board);

// A row for each seat, empty for players who are out.
void draw_players(Canvas& canvas, const moneyloopy::View& view, const Presence& presence = {});

}  // namespace parlor::tui::moneyloopy_table
