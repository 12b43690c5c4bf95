// How to play, as the launcher has it, from the pause menu: the book has all keys.
//
// Source: U-7.5.
#pragma once

#include <optional>

#include "tui/desk/page_kind.hpp"
#include "tui/rulebook.hpp"

namespace parlor::tui::desk {

// Over the whole screen.
struct Reading {
    BookUi book;
};

template <class D>
class RulebookPage {
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
[[nodiscard]] PagePtr<D> rulebook_page(const Rulebook& rulebook) {
    return page_of(RulebookPage<D>::kind, Reading{{.book = book_of(rulebook)}});
}

}  // namespace parlor::tui::desk
