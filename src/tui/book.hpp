// A book: pages of text over the whole canvas, with a bar of keys below.
//
// Units: a page holds 16 lines of 36 letters; paragraphs are wrapped.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "canvas/ear.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

struct BookPage {
    std::string_view title;
    std::array<std::string_view, 6> paragraphs;
};

struct Book {
    std::string_view title;
    std::span<const BookPage> pages;
};

// The open page.
struct BookPlace {
    std::size_t page = 0;
    Place key;
};

inline constexpr int lines_of_page = 16;
[[nodiscard]] std::vector<std::string> lines_of(const BookPage& page);

void draw_book(Canvas& canvas, const Book& book, const BookPlace& place);

// The help for `?`.
[[nodiscard]] Notice help_on(const Book& book);

// Handles a key. Returns false when the player has closed the book.
[[nodiscard]] bool read_on(const Book& book, BookPlace& place, Key key, Ear& ear);

}  // namespace parlor::tui
