#include "tui/property/trade/selector.hpp"

#include <algorithm>
#include <vector>

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/spelling.hpp"
#include "tui/board/square_name.hpp"
#include "tui/menu_picture.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

using property::View;

constexpr Box frame{3, 4, 21, 35};
constexpr Style quiet{Ink::MidGrey, Ink::Black}, dark{Ink::DarkGrey, Ink::Black};
constexpr int left = 5, price_col = 24, cards_col = 26, first_card_row = 5;

void draw_sum(Canvas& canvas, int row, std::string_view words, Money sum) {
    canvas.write({row, left}, words, quiet);
    if (sum < 0_cash) {
        canvas.write({row + 1, left}, "INVALID", {Ink::Red, Ink::Black});
    } else if (sum > board::most_money) {
        canvas.write({row + 1, left}, "TOO BIG", {Ink::Red, Ink::Black});
    } else {
        canvas.write({row + 1, left}, "$" + right(sum.amount, 5), quiet);
    }
}

void draw_cards(Canvas& canvas, const View& view, const Selection& selection) {
    const property::SeatView& seat = view.seat(selection.cards_of);
    const std::string words = board::spelled("GAOL CARD", view.board());
    int held = 0, row = first_card_row;
    for (const bool has : {seat.chest_card, seat.chance_card}) {
        const bool chosen = has and held < selection.cards;
        held += has ? 1 : 0;
        canvas.write({row, cards_col}, words, has ? on_black : dark);
        if (chosen) canvas.put({row, cards_col - 1}, U'*', on_black);
        if (selection.at.card == row - first_card_row + 1) {
            canvas.put({row, cards_col - 1}, chosen ? U'*' : glyph::token, on_white);
            canvas.point_at({row, cards_col - 1});
        }
        ++row;
    }
}

// Under the panel: the square or card under the cursor.
void draw_words(Canvas& canvas, const View& view, Selector at) {
    canvas.fill({22, 1, 23, 17}, U' ', on_body);
    if (at.card > 0) {
        canvas.write({22, 1}, board::spelled("GET OUT OF GAOL", view.board()), on_body);
        canvas.write({23, 1}, "FREE", on_body);
        return;
    }
    canvas.write({22, 1}, square_name(view.board(), at.square, 17), on_body);
    const Seat holder = holder_of(view, at.square);
    std::string words;
    if (view.squares[at.square].mortgaged)
        words = "MORT.$" + std::to_string(view.board().at(at.square).mortgage.amount);
    if (holder != bank)
        words = shortened(upper(view.seat(holder).name), 16 - width(words)) + " " + words;
    canvas.write({23, 1}, words, on_body);
}

// Above the board: the title, and the price of the deed under the cursor. Below it: how many deeds
// of its group each of the two players has.
void draw_facts(Canvas& canvas, const View& view, const Selection& it) {
    canvas.write({frame.top + 1, left}, fitting(it.title, Selection::width_of_title), on_black);
    const board::Spot& spot = view.board().at(it.at.square);
    if (it.at.card > 0 or not board::is_deed(spot.kind)) return;
    const auto held = [&](Seat seat) {
        int count = 0;
        for (const Square deed : group_of(view, it.at.square))
            count += holder_of(view, deed) == seat ? 1 : 0;
        return " " + std::to_string(count);
    };
    const std::string price = "$" + right(spot.price.amount, 4);
    canvas.write({frame.top + 1, price_col}, "PRICE" + right(price, 6), on_black);
    std::string words = "GROUP OF " + std::to_string(group_of(view, it.at.square).count());
    words.append(": YOU").append(held(it.me));
    if (it.other != bank)
        words.append(", ")
            .append(shortened(upper(view.seat(it.other).name), 8))
            .append(held(it.other));
    canvas.write({frame.bottom - 1, left}, words, on_black);
}

bool has_amount(const Menu& menu) {
    return std::ranges::any_of(menu.items, [](const Item& item) {
        return At{item.row, item.button} == select::first_amount;
    });
}

// The cursor keeps its square while it is on a card.
std::vector<Selector> in_order(const Stops& stops, Square square) {
    std::vector<Selector> all;
    for (const Square deed : stops.deeds) all.push_back({deed});
    if (stops.chest_card) all.push_back({square, 1});
    if (stops.chance_card) all.push_back({square, 2});
    return all;
}

bool is_before(Selector one, Selector other) {
    return one.card != other.card ? one.card < other.card : one.square < other.square;
}

// Returns whether the set now contains the square.
bool toggle(board::Squares& set, Square square) {
    if (set.contains(square))
        set.erase(square);
    else
        set.insert(square);
    return set.contains(square);
}

}  // namespace

void draw_selector(Canvas& canvas,
                   const View& view,
                   const Selection& selection,
                   const Menu& menu,
                   MenuCursor place) {
    checkered_panel(canvas, frame);
    SmallBoard board = selection.board;
    if (selection.at.card == 0) board.selected = selection.at.square;
    draw_small_board(canvas, shown_with_holders(view), board);
    if (selection.money) draw_sum(canvas, 5, "MONEY", *selection.money);
    canvas.write({9, left}, "LEFT:", quiet);
    draw_sum(canvas, 10, "WEALTH", selection.left.wealth);
    draw_sum(canvas, 13, "MONEY", selection.left.money);
    draw_cards(canvas, view, selection);
    draw_buttons(canvas, menu, place);
    if (has_amount(menu)) {
        canvas.put({select::first_amount.row, left}, U'+', quiet);
        canvas.put({select::first_amount.row + 1, left}, U'-', quiet);
    }
    draw_facts(canvas, view, selection);
    draw_words(canvas, view, selection.at);
}

bool Stops::contain(Selector at) const {
    if (at.card == 0) return deeds.contains(at.square);
    return at.card == 1 ? chest_card : chance_card;
}

Selector first_stop(const Stops& stops, Square from) {
    if (stops.deeds.contains(from)) return {from};
    return next_stop(stops.deeds.empty() ? stops : Stops{stops.deeds}, {from});
}

Selector next_stop(const Stops& stops, Selector from) {
    const std::vector<Selector> all = in_order(stops, from.square);
    if (all.empty()) return from;
    const auto next = std::ranges::find_if(all, [&](Selector at) { return is_before(from, at); });
    return next == all.end() ? all.front() : *next;
}

Selector stop_before(const Stops& stops, Selector from) {
    const std::vector<Selector> all = in_order(stops, from.square);
    if (all.empty()) return from;
    const auto earlier =
        std::ranges::count_if(all, [&](Selector at) { return is_before(at, from); });
    return earlier == 0 ? all.back() : all[static_cast<std::size_t>(earlier - 1)];
}

int cards_held(const property::SeatView& seat) {
    return (seat.chest_card ? 1 : 0) + (seat.chance_card ? 1 : 0);
}

Sound toggle_chosen(board::Squares& set, Square square) {
    return {toggle(set, square) ? SoundEffect::Cash : SoundEffect::Rent0};
}

Sound toggle_repaid(board::Squares& set, Square square) {
    return {toggle(set, square) ? SoundEffect::Rent2 : SoundEffect::Bell};
}

}  // namespace parlor::tui
