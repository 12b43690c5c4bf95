// A book over the table, as the launcher has it: how to play, and the credits. The book has all
// keys.
//
// Source: U-7.5, M-5.5.
#pragma once

#include "tui/books/book.hpp"
#include "tui/desk/page.hpp"

namespace parlor::tui::desk {

// Over the whole screen.
struct Reading {
    BookUi book;
};

[[nodiscard]] PagePtr book_page(Book book);

}  // namespace parlor::tui::desk
