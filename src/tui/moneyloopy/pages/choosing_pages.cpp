// The pages for choosing a square on the board: where to jump, which property to sell to the bank,
// or to take from another player.
//
// Source: L-5.3, L-5.4, L-6.2, U-5.9, U-9.2.
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/street.hpp"
#include "tui/board/square_name.hpp"
#include "tui/board/square_walk.hpp"
#include "tui/desk/heads.hpp"
#include "tui/desk/key_help.hpp"
#include "tui/moneyloopy/card.hpp"
#include "tui/moneyloopy/names.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"
#include "tui/moneyloopy/pages/pages.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

using board::Squares;
using moneyloopy::booth_at;
using moneyloopy::Place;
using moneyloopy::toll_of;

// The cursor; until it is moved, the page decides where it is.
struct Choosing {
    std::optional<Square> cursor;
};

// A kind of choice: the squares that can be chosen, and the move for a chosen square.
struct Jumping {
    static Squares squares(const View& view) { return view.choices.jump; }
    static moneyloopy::Action move(Square square) { return moneyloopy::Jump{square}; }
};
struct Selling {
    static Squares squares(const View& view) { return view.choices.sell_to_bank; }
    static moneyloopy::Action move(Square square) { return moneyloopy::SellToBank{square}; }
};
struct Taking {
    static Squares squares(const View& view) { return view.choices.take; }
    static moneyloopy::Action move(Square square) { return moneyloopy::Take{square}; }
};

template <class Kind>
Square chosen(const View& view, const Choosing& page) {
    const Square from = page.cursor.value_or(view.seat(view.decision.seat).at);
    const Squares squares = Kind::squares(view);
    if (page.cursor or squares.empty() or squares.contains(from)) return from;
    return neighbour(view.board(), squares, from, 1);
}

template <class Kind>
Reply move_cursor(const View& view, Choosing& page, int by) {
    const Squares squares = Kind::squares(view);
    if (squares.empty()) return Say{"There is nothing to choose from"};
    page.cursor = neighbour(view.board(), squares, chosen<Kind>(view, page), by);
    return Follow{};
}

// Tab, Home and End.
template <class Kind>
std::optional<Reply> press(const View& view, Choosing& page, Key key) {
    const auto square = walked(view.board(), Kind::squares(view), chosen<Kind>(view, page), key);
    if (not square) return std::nullopt;
    page.cursor = *square;
    return Follow{};
}

template <class Kind>
Reply choose(const View& view, Choosing& page) {
    return play(view, Kind::move(chosen<Kind>(view, page)));
}

template <class Kind>
ItemIs if_any(const Seen& seen, const Choosing&) {
    return open_if(not Kind::squares(seen.view).empty());
}

template <class Kind>
constexpr Entry<Choosing> forward(int row) {
    return {{'f', 1, row, "FORWARD", "the next square"}, move_cursor<Kind>, always, 1};
}
template <class Kind>
constexpr Entry<Choosing> back(int row) {
    return {{'b', 1, row, "BACK", "previous square"}, move_cursor<Kind>, always, -1};
}

template <class Kind>
std::optional<Square> cursor_of(const View& view, const Choosing& page) {
    return chosen<Kind>(view, page);
}

Menu window_for(const Seen& seen, std::string header, Square square) {
    return {
        .header = std::move(header),
        .sub = desk::who_decides(seen.view),
        .words = {{9, square_name(seen.view.board(), square, width_of_words)}},
        .other_keys = {desk::next_squares_help, desk::first_square_help, desk::last_square_help},
        .has_squares = true,
        .has_quadrants = false};
}

constexpr auto jump_entries = with_common<Choosing>(
    17,
    {
        forward<Jumping>(10),
        back<Jumping>(11),
        {{'j', 1, 13, "JUMP HERE", "land on it"}, choose<Jumping>, if_any<Jumping>},
        Common::manage(1, 15),
        Common::deal(1, 16),
    });

Menu jump_window(const Seen& seen, const Choosing& page) {
    return window_for(seen, "JUMP FROM CENTRE", chosen<Jumping>(seen.view, page));
}

std::vector<CardLine> jump_card(const Seen& seen, const Choosing& page) {
    const View& view = seen.view;
    const Square square = chosen<Jumping>(view, page);
    CardText text{"JUMP TO"};
    text.square(view, square).blank().sum("IT PAYS", moneyloopy::jump_money(square));
    if (view.edition->places[square] == Place::Tollbooth)
        text.sum("TOLL", toll_of(booth_at(view.board(), square)));
    if (const Seat owner = view.squares[square].owner; owner != bank) {
        text.line("OF " + shortened(name_of(view, owner), width_of_card - 3));
        if (owner != view.decision.seat) text.sum("RENT", view.squares[square].rent);
    }
    return text.take();
}

constexpr PageKind<Choosing> jumping{.window = jump_window,
                                     .entries = jump_entries,
                                     .press = press<Jumping>,
                                     .selected = cursor_of<Jumping>,
                                     .card = jump_card};

constexpr CommonEntry no{
    {'n', 1, 14, "NO", "leave it"}, plays<moneyloopy::No>, may<&moneyloopy::Choices::no>};

constexpr auto sale_entries = with_common<Choosing>(
    17,
    {
        forward<Selling>(10),
        back<Selling>(11),
        {{'t', 1, 13, "TO THE BANK", "sell it for $1000"}, choose<Selling>, if_any<Selling>},
        no,
        Common::deal(1, 16),
    });

Menu sale_window(const Seen& seen, const Choosing& page) {
    return window_for(seen, "SELL TO THE BANK", chosen<Selling>(seen.view, page));
}

std::string houses_on(const View& view, Square square) {
    const int houses = view.squares[square].houses;
    if (houses == board::hotel) return "WITH ITS HOTEL";
    if (houses == 0) return "NO HOUSES";
    return "WITH " + std::to_string(houses) + (houses == 1 ? " HOUSE" : " HOUSES");
}

std::vector<CardLine> sale_card(const Seen& seen, const Choosing& page) {
    const View& view = seen.view;
    const Square square = chosen<Selling>(view, page);
    return CardText{"WATER WORKS"}
        .line("THE BANK BUYS")
        .square(view, square)
        .line(houses_on(view, square))
        .blank()
        .sum("FOR", moneyloopy::bank_buys_for)
        .sum("RENT", view.squares[square].rent)
        .take();
}

constexpr PageKind<Choosing> selling{.window = sale_window,
                                     .entries = sale_entries,
                                     .press = press<Selling>,
                                     .selected = cursor_of<Selling>,
                                     .card = sale_card};

constexpr auto taking_entries = with_common<Choosing>(
    17,
    {
        forward<Taking>(10),
        back<Taking>(11),
        {{'t', 1, 13, "TAKE THIS", "pay the bank"}, choose<Taking>, if_any<Taking>},
        no,
        Common::deal(1, 16),
    });

Menu taking_window(const Seen& seen, const Choosing& page) {
    return window_for(seen, "TAKE A PROPERTY", chosen<Taking>(seen.view, page));
}

std::vector<CardLine> taking_card(const Seen& seen, const Choosing& page) {
    const View& view = seen.view;
    const Square square = chosen<Taking>(view, page);
    const auto& state = view.squares[square];
    const Money price =
        state.houses == board::hotel ? moneyloopy::taking_price_hotel : moneyloopy::taking_price;
    CardText text{"ELECTRIC CO."};
    text.line("YOU TAKE").square(view, square);
    if (state.owner != bank)
        text.line("FROM " + shortened(name_of(view, state.owner), width_of_card - 5));
    text.line(houses_on(view, square)).sum("RENT", state.rent).blank();
    text.sum("IT COSTS", price).left_after(view, price);
    return text.take();
}

constexpr PageKind<Choosing> taking{.window = taking_window,
                                    .entries = taking_entries,
                                    .press = press<Taking>,
                                    .selected = cursor_of<Taking>,
                                    .card = taking_card};

}  // namespace

PagePtr jump_page() { return page_of(jumping); }
PagePtr sale_page() { return page_of(selling); }
PagePtr taking_page() { return page_of(taking); }

}  // namespace parlor::tui::moneyloopy_table
