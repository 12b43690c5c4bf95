#include "tui/property/selector.hpp"

#include "canvas/glyphs.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr Box frame{3, 4, 21, 35};
constexpr Style quiet{Ink::MidGrey, Ink::Black}, dark{Ink::DarkGrey, Ink::Black};
constexpr int left = 5, right_edge = 28, cards_col = 29, first_card_row = 5;

constexpr std::array keys{
    Binding{'u', 1, 7, "", "100 more", 8},
    Binding{'i', 1, 7, "", "10 more", 9},
    Binding{'o', 1, 7, "", "1 more", 10},
    Binding{'j', 1, 8, "", "100 less", 8},
    Binding{'k', 1, 8, "", "10 less", 9},
    Binding{'l', 1, 8, "", "1 less", 10},
    Binding{'f', 1, 12, "FORWARD", "the next square", right_edge},
    Binding{'b', 1, 13, "BACK", "the square before", right_edge},
    Binding{'s', 1, 15, "SELECT", "put it in or out", right_edge},
    Binding{'r', 1, 16, "REPAY", "repay it at once", right_edge},
    Binding{'a', 1, 18, "ACCEPT", "keep it so", right_edge},
    Binding{'d', 1, 19, "DISMISS", "nothing of it", right_edge},
};

void draw_sum(Canvas& canvas, int row, std::string_view words, Money sum) {
    canvas.write({row, left}, words, quiet);
    if (sum < 0_cash) {
        canvas.write({row + 1, left}, "INVALID", {Ink::Red, Ink::Black});
    } else if (sum > rules::most_money) {
        canvas.write({row + 1, left}, "TOO BIG", {Ink::Red, Ink::Black});
    } else {
        canvas.write({row + 1, left}, "$" + right(sum.amount, 5), quiet);
    }
}

void draw_cards(Canvas& canvas, const View& view, const Ui& ui, const Selection& selection) {
    const rules::SeatView& seat = view.seat(selection.cards_of);
    int held = 0, row = first_card_row;
    for (const bool has : {seat.chest_card, seat.chance_card}) {
        const bool chosen = has and held < selection.cards;
        held += has ? 1 : 0;
        canvas.write({row, cards_col}, "GOFREE", has ? on_black : dark);
        if (chosen) canvas.put({row, cards_col - 1}, U'*', on_black);
        if (ui.card == row - first_card_row + 1) {
            canvas.put({row, cards_col - 1}, chosen ? U'*' : glyph::token, on_white);
            canvas.point_at({row, cards_col - 1});
        }
        ++row;
    }
}

// Under the panel: the square or card under the cursor.
void draw_words(Canvas& canvas, const View& view, const Ui& ui) {
    canvas.fill({22, 1, 23, 17}, U' ', on_body);
    if (ui.card > 0) {
        canvas.write({22, 1}, "GET OUT OF GAOL", on_body);
        canvas.write({23, 1}, "FREE", on_body);
        return;
    }
    canvas.write({22, 1}, whole_words(upper(view.board().name_of(ui.cursor)), 17), on_body);
    const Seat holder = holder_of(view, ui.cursor);
    std::string words = holder == bank ? "" : cut(upper(view.seat(holder).name), 8) + " ";
    if (view.squares[ui.cursor].mortgaged) words += "MORT.$";
    if (view.squares[ui.cursor].mortgaged)
        words += std::to_string(view.board().at(ui.cursor).mortgage.amount);
    canvas.write({23, 1}, cut(words, 17), on_body);
}

// Returns whether the square is in the set now.
bool toggle(rules::Squares& set, Square square) {
    if (set.contains(square))
        set.erase(square);
    else
        set.insert(square);
    return set.contains(square);
}

}  // namespace

Menu selector_menu(std::string header, std::string_view without) {
    Menu menu{.header = std::move(header), .has_squares = true, .has_quadrants = false};
    for (Item& item : items_of(keys, [](char) { return true; }))
        if (without.find(item.key) == std::string_view::npos) menu.items.push_back(item);
    return menu;
}

void draw_selector(
    Canvas& canvas, const View& view, const Ui& ui, const Menu& menu, const Selection& selection) {
    checkered_panel(canvas, frame);
    SmallBoard board = selection.board;
    if (ui.card == 0) board.selected = ui.cursor;
    draw_small_board(canvas, view, board);
    if (selection.money) draw_sum(canvas, 5, "MONEY", *selection.money);
    draw_sum(canvas, 10, "R.WLTH", selection.left.wealth);
    draw_sum(canvas, 13, "R.MNY", selection.left.money);
    draw_cards(canvas, view, ui, selection);
    draw_buttons(canvas, menu, ui.above.back().place);
    if (menu.items.front().key == 'u') {
        canvas.put({7, left}, U'+', quiet);
        canvas.put({8, left}, U'-', quiet);
    }
    draw_words(canvas, view, ui);
}

void move_selector(const View& view, Ui& ui, bool forward) {
    const int size = view.board().size, places = size + 2;
    const int at = ui.card > 0 ? size + ui.card - 1 : number(ui.cursor);
    const int next = (at + (forward ? 1 : places - 1)) % places;
    ui.card = std::max(0, next - size + 1);
    if (ui.card == 0) ui.cursor = Square(static_cast<std::uint8_t>(next));
}

int cards_held(const rules::SeatView& seat) {
    return (seat.chest_card ? 1 : 0) + (seat.chance_card ? 1 : 0);
}

Sound toggle_chosen(rules::Squares& set, Square square) {
    return {toggle(set, square) ? Heard::Cash : Heard::Rent0};
}

Sound toggle_repaid(rules::Squares& set, Square square) {
    return {toggle(set, square) ? Heard::Rent2 : Heard::Bell};
}

}  // namespace parlor::tui
