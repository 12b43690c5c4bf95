// The selector: a panel with the whole board, a cursor over its squares and the two Get Out Of Gaol
// Free cards, and what the player to move would have left. Trades and eliminations use it.
//
// Source: docs/layout.md, 4, "Trade selector"; U-3.8: what is wrong is said in words.
#pragma once

#include "tui/property/board/small_board.hpp"
#include "tui/property/remainder.hpp"
#include "tui/property/ui.hpp"

namespace parlor::tui {

struct Selection {
    SmallBoard board;
    Seat cards_of = bank;        // the owner of the Get Out Of Gaol Free cards
    int cards = 0;               // how many of these cards are chosen
    std::optional<Money> money;  // nothing: the selection has no money
    Remainder left;
};

// The keys of all selectors; `without` lists keys that a page does not use.
[[nodiscard]] Menu selector_menu(std::string header, std::string_view without);
void draw_selector(Canvas& canvas,
                   const rules::View& view,
                   const Ui& ui,
                   const Menu& menu,
                   const Selection& selection);

// Moves the cursor; after the last square come the cards.
void move_selector(const rules::View& view, Ui& ui, bool forward);

[[nodiscard]] int cards_held(const rules::SeatView& seat);

// Adds or removes the square; returns the sound for it (docs/layout.md, 8).
Sound toggle_chosen(rules::Squares& set, Square square);
Sound toggle_repaid(rules::Squares& set, Square square);

}  // namespace parlor::tui
