// Rulebook: how to play a game, as a text for the launcher's book.
//
// Source: U-2.1.
#pragma once

#include <string_view>
#include <vector>

#include "tui/books/book.hpp"

namespace parlor::tui {

struct Rulebook {
    std::string_view title;
    const char* text;  // Markdown, as book_pages.hpp takes it
    DrawPicture draw_picture = nullptr;
    std::vector<BookPage> (*more)() = nullptr;  // pages that follow the text in the launcher
};

// With these pages after its text.
[[nodiscard]] inline Book book_of(const Rulebook& rulebook,
                                  const std::vector<BookPage>& more = {}) {
    Book book{rulebook.title, pages_of(rulebook.text), rulebook.draw_picture};
    book.pages.insert(book.pages.end(), more.begin(), more.end());
    return book;
}

}  // namespace parlor::tui
