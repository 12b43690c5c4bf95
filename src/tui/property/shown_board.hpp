// The property game's board in the form that the screen shows.
#pragma once

#include <vector>

#include "rules/property/view.hpp"
#include "tui/board/shown_board.hpp"
#include "tui/books/book_pages.hpp"

namespace parlor::tui {

[[nodiscard]] ShownBoard shown_board(const property::View& view);

// Shows the deeds to be claimed as still their holder's.
[[nodiscard]] ShownBoard shown_with_holders(const property::View& view);

// The owner; for a deed to be claimed, the eliminated player who had it.
[[nodiscard]] Seat holder_of(const property::View& view, Square square);

// How to read the board, for a book (U-10.3).
[[nodiscard]] std::vector<BookPage> reading_pages(const ShownBoard& board);

// Whether the chest squares are Reverse squares.
[[nodiscard]] bool has_reverse_squares(const property::View& view);

}  // namespace parlor::tui
