// A book over the table, as the launcher has it: how to play, and the credits. The book has all
// keys.
//
// Source: U-7.5, M-5.5.
#pragma once

#include <optional>
#include <utility>

#include "tui/book.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

// Over the whole screen.
struct Reading {
    BookUi book;
};

template <class D>
class OpenBook {
    using View = typename D::View;
    using Seen = typename D::Seen;

    static Menu window(const Seen&, const Reading&) { return {.header = "HOW TO PLAY"}; }

    static void draw(Canvas& canvas, const Seen&, const Reading& page, const Menu&, MenuCursor) {
        draw_book(canvas, page.book);
    }

    // The room has the sound of every key.
    static std::optional<Reply<D>> press(const View&, Reading& page, Key key) {
        SoundQueue unheard;
        if (letter_of(key) == U'?') return Tell{help_on(page.book)};
        if (tui::press(page.book, key, unheard) == 'x') return Close<D>{};
        return Stay{};
    }

public:
    static constexpr PageKind<D, Reading> kind{window, {}, draw, press};
};

template <class D>
[[nodiscard]] PagePtr<D> book_page(Book book) {
    return page_of(OpenBook<D>::kind, Reading{{.book = std::move(book)}});
}

}  // namespace parlor::tui::desk
