// The selector: a panel with the whole board, a cursor over the deeds and the Get Out Of Gaol Free
// cards that can be chosen, and what the player to move would have left. Trades and eliminations
// use it.
//
// Source: docs/layout.md, 4, "Trade selector"; U-3.8: what is wrong is said in words; U-5.2.
#pragma once

#include <optional>
#include <string>

#include "tui/board/small_board.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/pages/page.hpp"
#include "tui/property/trade/remainder.hpp"

namespace parlor::tui {

// The cursor.
struct Selector {
    Square square{};
    int card = 0;  // 1: on the Community Chest's Get Out Of Gaol Free card, 2: on Chance's, 0: on
                   // the square
    friend bool operator==(const Selector&, const Selector&) = default;
};

// The stops of the cursor: first the deeds in the order of the board, then the cards.
struct Stops {
    board::Squares deeds;
    bool chest_card = false, chance_card = false;
    [[nodiscard]] bool none() const { return deeds.empty() and not chest_card and not chance_card; }
    [[nodiscard]] bool contain(Selector at) const;
};

struct Selection {
    static constexpr int width_of_title = 19;

    Selector at;
    std::string title;   // whose side it is
    Seat me{}, other{};  // their deeds are compared; other may be the bank: nobody yet
    SmallBoard board;
    Seat cards_of = bank;        // the owner of the Get Out Of Gaol Free cards
    int cards = 0;               // how many of these cards are chosen
    std::optional<Money> money;  // nothing: the selection has no money
    Remainder left;
};

void draw_selector(Canvas& canvas,
                   const property::View& view,
                   const Selection& selection,
                   const Menu& menu,
                   MenuCursor place);

// The keys of selectors; not every page has all of them.
namespace select {

inline constexpr int right_edge = 28;
inline constexpr At first_amount{7, 8};
inline constexpr Binding deeds{'=', 1, 10, "DEEDS", "the list of deeds", right_edge},
    forward{'f', 1, 12, "FORWARD", "the next deed", right_edge},
    back{'b', 1, 13, "BACK", "previous deed", right_edge},
    select{'s', 1, 15, "SELECT", "add or remove it", right_edge},
    repay{'r', 1, 16, "REPAY", "repay it at once", right_edge},
    accept{'a', 1, 18, "ACCEPT", "keep this choice", right_edge},
    dismiss{'d', 1, 19, "DISMISS", "drop this choice", right_edge};

}  // namespace select

// The first deed from this square on, else the first card; the square itself when there are no
// stops.
[[nodiscard]] Selector first_stop(const Stops& stops, Square from);

// After the last stop comes the first. Without stops the cursor stays.
[[nodiscard]] Selector next_stop(const Stops& stops, Selector from);
[[nodiscard]] Selector stop_before(const Stops& stops, Selector from);

// Moves the cursor of a page, which has `stops_of`, to the stop that `neighbour` returns.
template <class State, Selector (*neighbour)(const Stops& stops, Selector from)>
[[nodiscard]] Reply move_selector(const property::View& view, State& page) {
    const Stops stops = stops_of(view, page);
    if (stops.none()) return Say{"There is nothing to choose from"};
    page.selector = neighbour(stops, page.selector);
    return Stay{};
}

// Handles Tab, Home and End, on the same pages.
template <class State>
[[nodiscard]] std::optional<Reply> walk_selector(const property::View& view, State& page, Key key) {
    const auto square = walked(view.board(), stops_of(view, page).deeds, page.selector.square, key);
    if (not square) return std::nullopt;
    page.selector = {*square};
    return Stay{};
}

[[nodiscard]] int cards_held(const property::SeatView& seat);

// Adds or removes the square; returns the sound for it (docs/layout.md, 8).
Sound toggle_chosen(board::Squares& set, Square square);
Sound toggle_repaid(board::Squares& set, Square square);

}  // namespace parlor::tui
