// A promise in words for a term. While the player types, all keys except Enter, Esc and Backspace
// are letters of the promise.
//
// Source: L-8.2, U-9.3.
#include <string>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/moneyloopy/deal/deal_draft.hpp"
#include "unicode/names.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

struct Writing {
    Making making;
};

Reply said_of(std::string_view words) {
    const std::string_view why = why_not_kept(words);
    return why.empty() ? Reply{Stay{}} : Reply{Say{std::string{why}}};
}

// A letter may need more than one byte; a letter that no longer fits is refused.
std::optional<Reply> press(const View& view, Writing& page, Key key) {
    std::string& words = page.making.parts.words;
    std::string typed = words;
    switch (type(typed, key, Letters::Any, static_cast<int>(moneyloopy::longest_promise))) {
        case Typed::Dropped: return Close{};
        case Typed::More:
            if (typed.size() > moneyloopy::longest_promise) return Say{"There is no room for more"};
            words = std::move(typed);
            return said_of(words);
        case Typed::Done: break;
    }
    words = without_blanks_around(words);
    if (words.empty()) return Say{"Type the promise"};
    if (not why_not_kept(words).empty()) return said_of(words);
    return go_on(view, std::move(page.making));
}

Menu window(const Seen&, const Writing&) {
    return {.header = "A PROMISE",
            .other_keys = {KeyHelp{"ENTER", "KEEP IT"}, KeyHelp{"ESC", "TO THE DEAL"}},
            .has_quadrants = false};
}

void draw(Canvas& canvas, const Seen&, const Writing& page, const Menu&, MenuCursor) {
    constexpr Box frame{5, 2, 14, 37};
    constexpr int left = 3, inside = 34, field_row = 8;
    checkered_panel(canvas, frame);
    bar(canvas, {frame.top + 1, left}, inside, " WHAT IS PROMISED?", on_white);
    const std::string line = shown(page.making.parts.words, inside - 2);
    canvas.write({field_row, left + 1}, line, {Ink::White, Ink::Black});
    canvas.point_at({field_row, left + width(line)});
    canvas.write({field_row + 2, left + 1}, "THE GAME KEEPS IT ON THE LIST OF", on_black);
    canvas.write({field_row + 3, left + 1}, "DEALS, BUT DOES NOT ENFORCE IT.", on_black);
    canvas.write({field_row + 5, left + 1}, "ENTER-KEEP IT     ESC-BACK", on_black);
}

constexpr PageKind<Writing> writing{
    .window = window, .entries = {}, .draw_panel = draw, .press = press, .takes_words = true};

}  // namespace

PagePtr ask_words(const View&, Making making) {
    return page_of(writing, Writing{std::move(making)});
}

}  // namespace parlor::tui::moneyloopy_table
