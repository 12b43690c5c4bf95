// The list of each player's deeds, by group: how many of the group they have, what stands there,
// and what a visitor would owe now.
//
// Source:  U-5.9.
// Choices: it covers the players and the board, for it needs their columns; the prompts and the map
//          stay. Left and Right turn to another player, as pages; Up and Down go along the rows.
#include <algorithm>

#include "canvas/letters.hpp"
#include "rules/board/mortgage.hpp"
#include "tui/property/board/icons.hpp"
#include "tui/property/common_keys.hpp"
#include "tui/property/deed_walk.hpp"
#include "tui/property/money_words.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::Kind;
using rules::View;

struct Deeds {
    Seat of{};
    DeedTarget target;
    int row = 0;  // of the selected deed
};

constexpr Box frame{0, 0, 20, 39};
constexpr int left = 1, width_inside = 38;
constexpr int name_row = 1, money_row = 2, heads_row = 3, first_row = 4, more_row = 17,
              facts_row = 18, keys_row = 19;
constexpr int rows_shown = more_row - first_row;
constexpr int group_col = 2, name_col = 4, own_col = 26, state_col = 30, rent_col = 34;
constexpr Style quiet{Ink::MidGrey, Ink::Black};

std::vector<Square> listed(const View& view, const Deeds& page) {
    return by_group(view, deeds_of(view, page.of));
}

std::optional<Square> selected(const View& view, const Deeds& page) {
    const std::vector<Square> deeds = listed(view, page);
    const auto row = static_cast<std::size_t>(page.row);
    if (row >= deeds.size()) return std::nullopt;
    return deeds[row];
}

// Whether the player whose list it is decides, and may manage meanwhile.
bool may_manage(const View& view, const Deeds& page) {
    using rules::DecisionKind;
    const DecisionKind kind = view.decision.kind;
    if (kind == DecisionKind::None or kind == DecisionKind::Chance or kind == DecisionKind::Vote)
        return false;
    return view.decision.seat == page.of and not view.seat(page.of).computer;
}

ItemIs if_managed(const Seen& seen, const Deeds& page) {
    if (page.target.cursor != nullptr) return ItemIs::Absent;
    return open_if(may_manage(seen.view, page) and selected(seen.view, page));
}

Reply manage(const View& view, Deeds& page) {
    const auto deed = selected(view, page);
    if (not deed) return Say{"There is no deed here"};
    if (not may_manage(view, page)) return Say{"Only whoever decides manages, and only own deeds"};
    return Open{manage_page(*deed)};
}

ItemIs if_selected(const Seen& seen, const Deeds& page) {
    return open_if(selected(seen.view, page).has_value());
}

Reply inform(const View& view, Deeds& page) {
    const auto deed = selected(view, page);
    if (not deed) return Say{"There is no deed here"};
    return Tell{info_card(view, *deed)};
}

// Enter: the deed is managed, or the cursor of the page below goes there; else its card is shown.
Reply take(const View& view, Deeds& page) {
    const auto deed = selected(view, page);
    if (deed and page.target.cursor != nullptr) {
        if (not page.target.allowed.contains(*deed)) return Say{"This deed cannot be chosen here"};
        *page.target.cursor = *deed;
        return Close{};
    }
    return deed and may_manage(view, page) ? manage(view, page) : inform(view, page);
}

Reply turn_to(Deeds& page, int seat) {
    page.of = Seat(seat);
    page.row = 0;
    return Stay{};
}

std::optional<Reply> turn(const View& view, Deeds& page, Key key) {
    const int seats = static_cast<int>(view.seats.size()), seat = number(page.of);
    if (key == Key::ArrowLeft) return turn_to(page, seat > 1 ? seat - 1 : seats);
    if (key == Key::ArrowRight) return turn_to(page, seat < seats ? seat + 1 : 1);
    const char32_t letter = letter_of(key);
    const int digit = letter >= U'0' and letter <= U'9' ? static_cast<int>(letter - U'0') : 0;
    if (digit < 1 or digit > seats) return std::nullopt;
    return turn_to(page, digit);
}

// The row to which the key leads.
std::optional<int> row_at(const View& view, const Deeds& page, Key key) {
    const std::vector<Square> deeds = listed(view, page);
    const int last = std::max(0, static_cast<int>(deeds.size()) - 1);
    if (key == Key::ArrowUp) return std::max(0, page.row - 1);
    if (key == Key::ArrowDown) return std::min(last, page.row + 1);
    if (key == Key::PageUp) return std::max(0, page.row - rows_shown);
    if (key == Key::PageDown) return std::min(last, page.row + rows_shown);
    if (key == Key::Home) return 0;
    if (key == Key::End) return last;
    const auto from = selected(view, page);
    if (key != Key::Tab or not from) return std::nullopt;
    const auto next = walked(view, deeds_of(view, page.of), *from, key);
    return static_cast<int>(std::ranges::find(deeds, *next) - deeds.begin());
}

std::optional<Reply> press(const View& view, Deeds& page, Key key) {
    if (key == Key::Enter) return take(view, page);
    if (auto reply = turn(view, page, key)) return reply;
    const auto row = row_at(view, page, key);
    if (not row) return std::nullopt;
    page.row = *row;
    return Stay{};
}

constexpr Entry<Deeds> entries[]{
    {{'m', 1, keys_row, "MANAGE", "build or mortgage", 3}, manage, if_managed},
    {{'i', 1, keys_row, "INFO", "price and rents", 12}, inform, if_selected},
    {{'d', 1, keys_row, "DONE", "the page before", 19}, close},
};

Menu window(const Seen&, const Deeds&) {
    return {.header = "DEEDS",
            .other_keys = {KeyHelp{"ENTER", "CHOOSE IT"},
                           KeyHelp{"LEFT RIGHT", "PLAYER"},
                           KeyHelp{"1 TO 8", "A PLAYER"},
                           KeyHelp{"PGUP PGDN", "A PAGE"},
                           next_group_help,
                           first_deed_help,
                           last_deed_help}};
}

void draw_player(Canvas& canvas, const View& view, Seat of) {
    const rules::SeatView& seat = view.seat(of);
    bar(canvas, {name_row, left}, width_inside, " DEEDS OF " + upper(seat.name), on_white);
    int col = left + width_inside - 2 * static_cast<int>(view.seats.size());
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
    canvas.put({row, group_col}, letter_of(group), {quiet_on(ink_of(group)), ink_of(group)});
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
    canvas.write(
        {facts_row, group_col}, name_of(spot.group) + (is_whole ? ": WHOLE GROUP" : ""), on_black);
    canvas.write({facts_row, left + width_inside - width(fact)}, fact, on_black);
}

void draw_keys(Canvas& canvas, const Menu& menu) {
    for (const Item& item : menu.items) {
        const At at{item.row, item.button};
        canvas.write(at, item.label, item.open ? on_black : quiet);
        canvas.put(at,
                   upper(static_cast<char32_t>(item.key)),
                   item.open ? on_white : Style{Ink::Black, Ink::MidGrey});
    }
    canvas.write({keys_row, 28}, "?-ALL KEYS", quiet);
}

// The rows that are shown; the selected one is among them.
int first_shown(int row, int count) {
    return std::clamp(row - rows_shown / 2, 0, std::max(0, count - rows_shown));
}

void draw_list(Canvas& canvas, const View& view, const Deeds& page) {
    const std::vector<Square> deeds = listed(view, page);
    const int count = static_cast<int>(deeds.size()), first = first_shown(page.row, count);
    const int end = std::min(count, first + rows_shown);
    canvas.write({heads_row, name_col}, "DEED", quiet);
    canvas.write({heads_row, own_col}, "OWN", quiet);
    canvas.write({heads_row, rent_col}, " RENT", quiet);
    for (int i = first; i < end; ++i)
        draw_deed(canvas,
                  view,
                  first_row + i - first,
                  page.of,
                  deeds[static_cast<std::size_t>(i)],
                  i == page.row);
    if (count == 0) canvas.write({first_row, name_col}, "NO DEEDS", on_black);
    if (first > 0) canvas.write({more_row, name_col}, std::to_string(first) + " ABOVE", quiet);
    if (end < count)
        canvas.write({more_row, own_col}, std::to_string(count - end) + " BELOW", quiet);
}

void draw_deeds(Canvas& canvas, const Seen& seen, const Deeds& page, const Menu& menu, MenuCursor) {
    constexpr Box below{21, 0, 24, 18};
    checkered_panel(canvas, frame);
    canvas.fill(below, U' ', on_black);
    canvas.point_at({name_row, left});
    draw_player(canvas, seen.view, page.of);
    draw_list(canvas, seen.view, page);
    if (const auto deed = selected(seen.view, page)) draw_facts(canvas, seen.view, *deed);
    draw_keys(canvas, menu);
}

constexpr PageKind<Deeds> deeds{window, entries, draw_deeds, press};

}  // namespace

PagePtr deeds_page(Seat of, DeedTarget target) { return page_of(deeds, Deeds{of, target}); }

}  // namespace parlor::tui
