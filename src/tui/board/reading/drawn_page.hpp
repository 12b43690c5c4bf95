// A page of a book that is drawn: its paper, and words next to pictures.
#pragma once

#include <string>

#include "tui/books/book_pages.hpp"

namespace parlor::tui {

[[nodiscard]] Canvas blank_page();

// Writes the words from here to the end of the lines, one below another.
void write(Canvas& page, At at, const std::string& words);

}  // namespace parlor::tui
