// A book: pages of text, or drawn ones, over the whole canvas, with bars of keys below.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "canvas/sound_queue.hpp"
#include "tui/books/book_pages.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

// Draws the picture with this name into the box.
using DrawPicture = void (*)(Canvas& canvas, std::string_view name, const Box& box);

struct Book {
    std::string_view title;
    std::vector<BookPage> pages;
    DrawPicture draw_picture = nullptr;  // a book without pictures needs none
    std::vector<Binding> others = {};    // the keys that open other books
};

// The place for the n-th key of another book: below the book's own keys.
inline constexpr int others_row = 23;
[[nodiscard]] constexpr int others_column(std::size_t n) { return 3 + 15 * static_cast<int>(n); }

// An open book. Enter closes it, unless arrows choose another key (U-10.7).
inline constexpr int done_item = 2;
struct BookUi {
    Book book;
    std::size_t page = 0;
    MenuCursor key = {.hot = done_item};
};

void draw_book(Canvas& canvas, const BookUi& ui);

// The help for `?`.
[[nodiscard]] Notice help_on(const BookUi& ui);

// Handles a key. Returns `x` when the player closes the book, or the key of another book.
[[nodiscard]] std::optional<char> press(BookUi& ui, Key key, SoundQueue& sounds);

}  // namespace parlor::tui
