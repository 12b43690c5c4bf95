#include "tui/desk/pages/book_page.hpp"

#include <utility>

#include "canvas/letters.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {
namespace {

Menu window(const Seen<View>&, const Reading&) { return {.header = "HOW TO PLAY"}; }

void draw(Canvas& canvas, const Seen<View>&, const Reading& page, const Menu&, MenuCursor) {
    draw_book(canvas, page.book);
}

// The room has the sound of every key.
std::optional<Reply> press(const View&, Reading& page, Key key) {
    SoundQueue unheard;
    if (letter_of(key) == U'?') return Tell{help_on(page.book)};
    if (tui::press(page.book, key, unheard) == 'x') return Close{};
    return Stay{};
}

constexpr PageKind<View, Reading> open_book{window, {}, draw, press};

}  // namespace

PagePtr book_page(Book book) { return page_of(open_book, Reading{{.book = std::move(book)}}); }

}  // namespace parlor::tui::desk
