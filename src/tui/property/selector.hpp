// The selector: a panel with the whole board, a cursor over its squares and the two Get Out Of Gaol
// Free cards, and what the player to move would have left. Trades and eliminations use it.
//
// Source: docs/layout.md, 4, "Trade selector"; U-3.8: what is wrong is said in words.
#pragma once

#include "tui/property/board/small_board.hpp"
#include "tui/property/page_kind.hpp"
#include "tui/property/remainder.hpp"

namespace parlor::tui {

// The cursor.
struct Selector {
    Square square{};
    int card = 0;  // the Get Out Of Gaol Free card under the cursor; 0: a square is
};

struct Selection {
    Selector at;
    SmallBoard board;
    Seat cards_of = bank;        // the owner of the Get Out Of Gaol Free cards
    int cards = 0;               // how many of these cards are chosen
    std::optional<Money> money;  // nothing: the selection has no money
    Remainder left;
};

void draw_selector(Canvas& canvas,
                   const rules::View& view,
                   const Selection& selection,
                   const Menu& menu,
                   MenuCursor place);

// The keys of selectors; not every page has all of them.
namespace select {

inline constexpr int right_edge = 28;
inline constexpr At first_amount{7, 8};
inline constexpr Binding forward{'f', 1, 12, "FORWARD", "the next square", right_edge},
    back{'b', 1, 13, "BACK", "the square before", right_edge},
    select{'s', 1, 15, "SELECT", "put it in or out", right_edge},
    repay{'r', 1, 16, "REPAY", "repay it at once", right_edge},
    accept{'a', 1, 18, "ACCEPT", "keep it so", right_edge},
    dismiss{'d', 1, 19, "DISMISS", "nothing of it", right_edge};

}  // namespace select

// The cursor, so many places on; after the last square come the cards.
[[nodiscard]] Selector moved(const rules::View& view, Selector from, int by);

// Moves the cursor of a page by the number of the entry.
template <class State>
[[nodiscard]] Reply move_selector(const rules::View& view, State& page, int by) {
    page.selector = moved(view, page.selector, by);
    return Stay{};
}

[[nodiscard]] int cards_held(const rules::SeatView& seat);

// Adds or removes the square; returns the sound for it (docs/layout.md, 8).
Sound toggle_chosen(rules::Squares& set, Square square);
Sound toggle_repaid(rules::Squares& set, Square square);

}  // namespace parlor::tui
