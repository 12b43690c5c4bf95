// The selector: a panel with the whole board, a cursor over its squares and the two Get Out Of
// Gaol Free cards, and what is left to whoever has to decide. Trades and eliminations use it.
//
// Source: docs/layout.md, 4, "Trade selector"; U-3.8: what is wrong is said in words.
#pragma once

#include "tui/property/board/small_board.hpp"
#include "tui/property/remainder.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

struct Selection {
    SmallBoard board;
    Seat cards_of = bank;        // whose Get Out Of Gaol Free cards
    int cards = 0;               // so many of them are chosen
    std::optional<Money> money;  // absent: money is no part of it
    Remainder left;
};

// The keys of all selectors; a page leaves out what it has no use for.
[[nodiscard]] Menu selector_menu(std::string header, std::string_view without);
void draw_selector(Canvas& canvas,
                   const rules::View& view,
                   const Ui& ui,
                   const Menu& menu,
                   const Selection& selection);

// The cursor's next place; after the last square come the cards.
void move_selector(const rules::View& view, Ui& ui, bool forward);

[[nodiscard]] int cards_held(const rules::SeatView& seat);

// Puts it in or takes it out; and how that sounds (docs/layout.md, 8).
Sound toggle_chosen(rules::Squares& set, Square square);
Sound toggle_repaid(rules::Squares& set, Square square);

}  // namespace parlor::tui
