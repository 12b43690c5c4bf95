#include "tui/property/deeds_panel.hpp"

#include <algorithm>
#include <string>

#include "canvas/letters.hpp"
#include "rules/board/mortgage.hpp"
#include "tui/board/icons.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/money_words.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

using rules::Kind;
using rules::View;

constexpr Box frame{0, 0, 20, 39};
constexpr int left = 1, width_inside = 38;
constexpr int name_row = 1, money_row = 2, heads_row = 3;
constexpr int group_col = 2, name_col = 4, own_col = 26, state_col = 30, rent_col = 34;
constexpr Style quiet{Ink::MidGrey, Ink::Black};

void draw_player(Canvas& canvas, const View& view, Seat of) {
    const rules::SeatView& seat = view.seat(of);
    int col = left + width_inside - 2 * static_cast<int>(view.seats.size());
    const std::string title = cut(" DEEDS OF " + upper(seat.name), col - left - 1);
    bar(canvas, {name_row, left}, width_inside, title, on_white);
    for (const rules::SeatView& each : view.seats) {
        const bool is_shown = each.seat == of;
        canvas.put({name_row, col},
                   U'0' + static_cast<char32_t>(number(each.seat)),
                   is_shown ? Style{Ink::White, Ink::Black} : on_white);
        col += 2;
    }
    const int cards = (seat.chest_card ? 1 : 0) + (seat.chance_card ? 1 : 0);
    std::string words = seat.out ? " ELIMINATED" : " MONEY " + dollars(seat.money);
    if (not seat.out) words += "  WEALTH " + dollars(seat.wealth);
    if (cards > 0) words += "  GOFREE " + std::to_string(cards);
    bar(canvas, {money_row, left}, width_inside, cut(words, width_inside), on_cyan);
}

std::string state_of(const rules::SquareView& deed) {
    if (deed.mortgaged) return "MORT";
    if (deed.houses == rules::hotel) return "HTL";
    return deed.houses > 0 ? std::to_string(deed.houses) + "HS" : "";
}

std::string rent_of(const View& view, Square deed) {
    const Money rent = view.squares[deed].rent;
    if (rent == 0_cash) return "    -";
    if (view.board().at(deed).kind == Kind::Utility) return right(rent.amount, 4) + "X";
    return "$" + right(rent.amount, 4);
}

void draw_deed(Canvas& canvas, const View& view, int row, Seat owner, Square deed, bool is_hot) {
    const rules::Group group = view.board().at(deed).group;
    const Style style = is_hot ? Style{Ink::White, Ink::Black} : on_black;
    canvas.put({row, group_col}, letter_of(group), {readable_on(ink_of(group)), ink_of(group)});
    canvas.write({row, name_col},
                 whole_words(upper(view.board().name_of(deed)), own_col - name_col - 1),
                 style);
    canvas.write({row, own_col},
                 std::to_string(held_in_group(view, owner, deed)) + "/" +
                     std::to_string(group_of(view, deed).count()),
                 style);
    canvas.write({row, state_col}, state_of(view.squares[deed]), style);
    canvas.write({row, rent_col}, rent_of(view, deed), style);
    if (not is_hot) return;
    canvas.put({row, left}, U'>', on_white);
    canvas.point_at({row, left});
}

std::string name_of(rules::Group group) {
    std::string name = upper(id_of(group));
    std::ranges::replace(name, '-', ' ');
    return name;
}

// The selected deed's group, and the next thing that money can do about it.
void draw_facts(Canvas& canvas, const View& view, Square deed) {
    const rules::Spot& spot = view.board().at(deed);
    const bool is_whole = view.squares[deed].whole_group;
    std::string fact;
    if (view.squares[deed].mortgaged)
        fact = "REPAY " + dollars(repay_cost(spot));
    else if (spot.kind == Kind::Utility)
        fact = "RENT BY THE DICE";
    else
        fact = "MORTGAGE " + dollars(spot.mortgage);
    canvas.write({DeedsPanel::facts_row, group_col},
                 name_of(spot.group) + (is_whole ? ": WHOLE GROUP" : ""),
                 on_black);
    canvas.write({DeedsPanel::facts_row, left + width_inside - width(fact)}, fact, on_black);
}

void draw_keys(Canvas& canvas, const Menu& menu) {
    for (const Item& item : menu.items) {
        const At at{item.row, item.button};
        canvas.write(at, item.label, item.open ? on_black : quiet);
        canvas.put(at,
                   upper(static_cast<char32_t>(item.key)),
                   item.open ? on_white : Style{Ink::Black, Ink::MidGrey});
    }
    canvas.write({DeedsPanel::keys_row, 28}, "?-ALL KEYS", quiet);
}

// The rows that are shown; the selected one is among them.
int first_shown(int row, int count) {
    return std::clamp(
        row - DeedsPanel::rows_shown / 2, 0, std::max(0, count - DeedsPanel::rows_shown));
}

void draw_list(Canvas& canvas, const View& view, const Deeds& page) {
    const std::vector<Square> deeds = listed(view, page);
    const int count = static_cast<int>(deeds.size()), first = first_shown(page.row, count);
    const int end = std::min(count, first + DeedsPanel::rows_shown);
    canvas.write({heads_row, name_col}, "DEED", quiet);
    canvas.write({heads_row, own_col}, "OWN", quiet);
    canvas.write({heads_row, rent_col}, " RENT", quiet);
    for (int i = first; i < end; ++i)
        draw_deed(canvas,
                  view,
                  DeedsPanel::first_row + i - first,
                  page.of,
                  deeds[static_cast<std::size_t>(i)],
                  i == page.row);
    if (count == 0) canvas.write({DeedsPanel::first_row, name_col}, "NO DEEDS", on_black);
    if (first > 0)
        canvas.write({DeedsPanel::more_row, name_col}, std::to_string(first) + " ABOVE", quiet);
    if (end < count)
        canvas.write(
            {DeedsPanel::more_row, own_col}, std::to_string(count - end) + " BELOW", quiet);
}

}  // namespace

std::vector<Square> listed(const View& view, const Deeds& page) {
    return by_group(view, deeds_of(view, page.of));
}

std::optional<Square> selected(const View& view, const Deeds& page) {
    const std::vector<Square> deeds = listed(view, page);
    const auto row = static_cast<std::size_t>(page.row);
    if (row >= deeds.size()) return std::nullopt;
    return deeds[row];
}

void draw_deeds(Canvas& canvas, const View& view, const Deeds& page, const Menu& menu) {
    constexpr Box below{21, 0, 24, 35};  // beside the map
    checkered_panel(canvas, frame);
    canvas.fill(below, U' ', on_black);
    canvas.point_at({name_row, left});
    draw_player(canvas, view, page.of);
    draw_list(canvas, view, page);
    if (const auto deed = selected(view, page)) draw_facts(canvas, view, *deed);
    draw_keys(canvas, menu);
}

}  // namespace parlor::tui
