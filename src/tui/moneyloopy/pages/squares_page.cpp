// Squares for a term, chosen on the board: properties, or a square of the turn marker.
//
// Source:  L-8.2, L-8.3, U-9.3.
// Choices: properties that the deal already gives are left out. ACCEPT without a choice takes the
//          property under the cursor.
#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/small_board.hpp"
#include "tui/board/square_name.hpp"
#include "tui/board/square_walk.hpp"
#include "tui/desk/key_help.hpp"
#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/deal/deal_draft.hpp"
#include "tui/moneyloopy/names.hpp"
#include "tui/moneyloopy/shown_board.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using board::Squares;

// The kind of choice: several properties, one property, a square of the marker, or the square of
// the marker at which a term ends.
enum class Picks : std::uint8_t { Several, One, When, Until };

struct Pointing {
    Making making;
    Picks picks;
    Squares allowed;
    Square cursor{};
    Squares chosen = {};

    [[nodiscard]] bool is_about_marker() const {
        return picks == Picks::When or picks == Picks::Until;
    }
};

Reply move_cursor(const View& view, Pointing& page, int by) {
    if (page.allowed.empty()) return Say{"There is nothing to choose from"};
    page.cursor = neighbour(view.board(), page.allowed, page.cursor, by);
    return Stay{};
}

std::optional<Reply> press(const View& view, Pointing& page, Key key) {
    const auto square = walked(view.board(), page.allowed, page.cursor, key);
    if (not square) return std::nullopt;
    page.cursor = *square;
    return Stay{};
}

ItemIs if_several(const Seen&, const Pointing& page) {
    return there_if(page.picks == Picks::Several);
}
ItemIs if_until(const Seen&, const Pointing& page) { return there_if(page.picks == Picks::Until); }
ItemIs if_any(const Seen&, const Pointing& page) { return open_if(not page.allowed.empty()); }

Reply select_it(const View&, Pointing& page) {
    const bool was_chosen = page.chosen.contains(page.cursor);
    if (was_chosen)
        page.chosen.erase(page.cursor);
    else
        page.chosen.insert(page.cursor);
    return Sound{was_chosen ? SoundEffect::Rent0 : SoundEffect::Cash};
}

Reply accept(const View& view, Pointing& page) {
    if (page.allowed.empty()) return Say{"There is nothing to choose from"};
    if (page.is_about_marker())
        page.making.parts.when = page.cursor;
    else
        page.making.parts.properties = page.chosen.empty() ? Squares{page.cursor} : page.chosen;
    return go_on(view, std::move(page.making));
}

Reply leave_open(const View& view, Pointing& page) {
    page.making.parts.when = moneyloopy::open_ended;
    return go_on(view, std::move(page.making));
}

constexpr Box frame{1, 4, 21, 35};
constexpr int left = 5, inside = 30, keys_col = 28;

constexpr Entry<Pointing> entries[]{
    {{'n', 1, 6, "NO END", "it does not end", keys_col}, leave_open, if_until},
    {{'f', 1, 8, "FORWARD", "the next square", keys_col}, move_cursor, if_any, 1},
    {{'b', 1, 9, "BACK", "previous square", keys_col}, move_cursor, if_any, -1},
    {{'s', 1, 11, "SELECT", "add or remove it", keys_col}, select_it, if_several},
    {{'a', 1, 13, "ACCEPT", "keep this choice", keys_col}, accept, if_any},
    {{'x', 1, 15, "-BACK", "to the deal", keys_col}, close},
};

std::string title_of(Picks picks) {
    switch (picks) {
        case Picks::Several: return " WHICH PROPERTIES?";
        case Picks::One: return " THE RENT OF WHICH PROPERTY?";
        case Picks::When: return " WHEN THE TURN MARKER IS AT";
        case Picks::Until: return " UNTIL THE TURN MARKER IS AT";
    }
    return "";
}

Menu window(const Seen&, const Pointing& page) {
    return {
        .header = page.is_about_marker() ? "A SQUARE" : "PROPERTIES",
        .other_keys = {desk::next_squares_help, desk::first_square_help, desk::last_square_help},
        .has_squares = true,
        .has_quadrants = false};
}

// Under the panel: facts about the square under the cursor.
void draw_facts(Canvas& canvas, const View& view, const Pointing& page) {
    constexpr int first_row = 22, col = 1, room = 17;
    canvas.fill({first_row, col, first_row + 1, room}, U' ', on_body);
    if (page.allowed.empty()) return;
    if (page.is_about_marker()) {
        const int rounds = number(page.cursor) - number(view.marker);
        const std::string words = "IN " + std::to_string(rounds);
        return canvas.write(
            {first_row, col}, words + (rounds == 1 ? " ROUND" : " ROUNDS"), on_body);
    }
    const auto& state = view.squares[page.cursor];
    canvas.write(
        {first_row, col}, "OF " + shortened(name_of(view, state.owner), room - 3), on_body);
    canvas.write({first_row + 1, col}, "RENT $" + std::to_string(state.rent.amount), on_body);
}

void draw(
    Canvas& canvas, const Seen& seen, const Pointing& page, const Menu& menu, MenuCursor place) {
    const View& view = seen.view;
    checkered_panel(canvas, frame);
    bar(canvas, {frame.top + 1, left}, inside, title_of(page.picks), on_white);
    const std::string name =
        page.allowed.empty() ? "NONE" : square_name(view.board(), page.cursor, inside - 1);
    bar(canvas, {frame.top + 2, left}, inside, " " + name, on_cyan);
    draw_small_board(canvas,
                     shown_board(view),
                     {.owners = {bound(view, page.making.draft), other(view, page.making.draft)},
                      .chosen = page.chosen,
                      .selected = page.cursor});
    draw_buttons(canvas, menu, place);
    draw_facts(canvas, view, page);
}

constexpr PageKind<Pointing> pointing{.window = window,
                                      .entries = entries,
                                      .draw_panel = draw,
                                      .press = press,
                                      .item_after_press = 'a'};

PagePtr ask(Making making, Picks picks, Squares allowed) {
    const Square first = allowed.empty() ? board::go : allowed.first();
    return page_of(pointing, Pointing{std::move(making), picks, allowed, first});
}

Squares given_now(const DealDraft& draft) {
    Squares given;
    for (const moneyloopy::TermAsked& term : draft.terms)
        if (const auto* const give = std::get_if<moneyloopy::Give>(&term.what))
            given |= give->properties;
    return given;
}

}  // namespace

PagePtr ask_properties(const View& view, Making making) {
    const Squares owned = properties_of(view, bound(view, making.draft));
    const Squares allowed = owned - given_now(making.draft);
    return ask(std::move(making), Picks::Several, allowed);
}

PagePtr ask_properties_of_both(const View& view, Making making) {
    const DealDraft& draft = making.draft;
    const Squares both =
        properties_of(view, bound(view, draft)) | properties_of(view, other(view, draft));
    return ask(std::move(making), Picks::Several, both);
}

PagePtr ask_property_of_other(const View& view, Making making) {
    const Squares theirs = properties_of(view, other(view, making.draft));
    return ask(std::move(making), Picks::One, theirs);
}

PagePtr ask_when(const View& view, Making making) {
    return ask(std::move(making), Picks::When, squares_ahead(view));
}

PagePtr ask_until(const View& view, Making making) {
    return ask(std::move(making), Picks::Until, squares_ahead(view));
}

}  // namespace parlor::tui::moneyloopy_table
