// READING THE BOARD: two pages with pictures of what squares, the mini-map, the ring and the
// players' rows show, for a book.
//
// Source: U-10.3.
#pragma once

#include <string>
#include <vector>

#include "tui/board/shown_board.hpp"
#include "tui/books/book_pages.hpp"

namespace parlor::tui {

// With the names and signs of this board's players. `held` is what `#` in a player's row means.
[[nodiscard]] std::vector<BookPage> reading_pages(const ShownBoard& board, const std::string& held);

}  // namespace parlor::tui
