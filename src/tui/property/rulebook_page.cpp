// How to play, as the launcher has it, from the pause menu: the book has all keys.
//
// Source: U-7.5.
#include "tui/book_pages.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/rulebook.hpp"

namespace parlor::tui {
namespace {

using rules::View;

Menu window(const Seen&, const Reading&) { return {.header = "THE BOOK"}; }

void draw_pages(Canvas& canvas, const Seen&, const Reading& reading, const Menu&, MenuCursor) {
    draw_book(canvas, reading.book);
}

// The room has the sound of every key.
std::optional<Reply> press(const View&, Reading& reading, Key key) {
    SoundQueue unheard;
    if (letter_of(key) == U'?') return Tell{help_on(reading.book)};
    if (tui::press(reading.book, key, unheard) == 'x') return Close{};
    return Stay{};
}

constexpr PageKind<Reading> rulebook{window, {}, draw_pages, press};

}  // namespace

PagePtr rulebook_page() {
    return page_of(rulebook,
                   {{.book = {property_rulebook.title, pages_of(property_rulebook.text)}}});
}

}  // namespace parlor::tui
