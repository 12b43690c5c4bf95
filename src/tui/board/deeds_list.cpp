#include "tui/board/deeds_list.hpp"

#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "rules/board/street.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/board/square_name.hpp"
#include "tui/board/whole_panel.hpp"

namespace parlor::tui {
namespace {

constexpr int left = 1, width_inside = 38;
constexpr int name_row = 1, about_row = 2, heads_row = 3;
constexpr int group_col = 2, name_col = 4, own_col = 26, state_col = 30, rent_col = 34,
              rent_end = 39;
constexpr Style quiet{Ink::MidGrey, Ink::Black};

void draw_player(Canvas& canvas, const ShownBoard& board, const DeedsList& list) {
    int col = left + width_inside - 2 * static_cast<int>(board.seats.size());
    const std::string deeds_of = " DEEDS OF ";
    const int room = col - left - 1 - width(deeds_of);
    const std::string title = deeds_of + shortened(upper(board.seat(list.of).name), room);
    bar(canvas, {name_row, left}, width_inside, title, on_white);
    for (const ShownSeat& each : board.seats) {
        if (each.seat == list.of) canvas.put({name_row, col - 1}, U'>', on_white);
        draw_sign(canvas, {name_row, col}, each);
        col += 2;
    }
    bar(canvas, {about_row, left}, width_inside, fitting(" " + list.about, width_inside), on_cyan);
}

board::Squares group_of(const ShownBoard& board, Square deed) {
    return board.printed->groups[board.spot(deed).group];
}

int held_in_group(const ShownBoard& board, Seat owner, Square deed) {
    int held = 0;
    for (const Square each : group_of(board, deed))
        held += board.squares[each].owner == owner ? 1 : 0;
    return held;
}

void draw_deed(Canvas& canvas,
               const ShownBoard& board,
               int row,
               Seat owner,
               const DeedLine& line,
               bool is_hot) {
    const board::Group group = board.spot(line.deed).group;
    const Style style = is_hot ? Style{Ink::White, Ink::Black} : on_black;
    canvas.put({row, group_col}, letter_of(group), {readable_on(ink_of(group)), ink_of(group)});
    canvas.write(
        {row, name_col}, square_name(*board.printed, line.deed, own_col - name_col - 1), style);
    canvas.write({row, own_col},
                 std::to_string(held_in_group(board, owner, line.deed)) + "/" +
                     std::to_string(group_of(board, line.deed).count()),
                 style);
    canvas.write({row, state_col}, line.state, style);
    canvas.write({row, rent_end - width(line.rent)}, line.rent, style);
    if (not is_hot) return;
    canvas.put({row, left}, U'>', on_white);
    canvas.point_at({row, left});
}

std::string name_of(board::Group group) {
    std::string name = upper(id_of(group));
    std::ranges::replace(name, '-', ' ');
    return name;
}

// The selected deed's group, and the game's fact about the deed.
void draw_facts(Canvas& canvas, const ShownBoard& board, const DeedsList& list) {
    const Square deed = list.deeds[static_cast<std::size_t>(list.row)].deed;
    const bool is_whole = board.squares[deed].whole_group;
    const std::string group = name_of(board.spot(deed).group) + (is_whole ? ": WHOLE GROUP" : "");
    const int fact_col = left + width_inside - width(list.fact);
    canvas.write(
        {DeedsList::facts_row, group_col}, shortened(group, fact_col - group_col - 1), on_black);
    canvas.write({DeedsList::facts_row, fact_col}, list.fact, on_black);
}

void draw_keys(Canvas& canvas, const Menu& menu) {
    for (const Item& item : menu.items) {
        const At at{item.row, item.button};
        canvas.write(at, item.label, item.open ? on_black : quiet);
        canvas.put(at,
                   upper(static_cast<char32_t>(item.key)),
                   item.open ? on_white : Style{Ink::Black, Ink::MidGrey});
    }
    canvas.write({DeedsList::keys_row, 28}, "?-ALL KEYS", quiet);
}

// The rows that are shown include the selected row.
int first_shown(int row, int count) {
    return std::clamp(
        row - DeedsList::rows_shown / 2, 0, std::max(0, count - DeedsList::rows_shown));
}

void draw_list(Canvas& canvas, const ShownBoard& board, const DeedsList& list) {
    const int count = static_cast<int>(list.deeds.size()), first = first_shown(list.row, count);
    const int end = std::min(count, first + DeedsList::rows_shown);
    canvas.write({heads_row, name_col}, "DEED", quiet);
    canvas.write({heads_row, own_col}, "OWN", quiet);
    canvas.write({heads_row, rent_col}, " RENT", quiet);
    for (int i = first; i < end; ++i)
        draw_deed(canvas,
                  board,
                  DeedsList::first_row + i - first,
                  list.of,
                  list.deeds[static_cast<std::size_t>(i)],
                  i == list.row);
    if (count == 0) canvas.write({DeedsList::first_row, name_col}, "NO DEEDS", on_black);
    if (first > 0)
        canvas.write({DeedsList::more_row, name_col}, std::to_string(first) + " ABOVE", quiet);
    if (end < count)
        canvas.write({DeedsList::more_row, own_col}, std::to_string(count - end) + " BELOW", quiet);
}

}  // namespace

std::string houses_in_words(int houses) {
    if (houses == board::hotel) return "HTL";
    return houses > 0 ? std::to_string(houses) + "HS" : "";
}

void draw_deeds_list(Canvas& canvas,
                     const ShownBoard& board,
                     const DeedsList& list,
                     const Menu& menu) {
    draw_whole_panel(canvas);
    canvas.point_at({name_row, left});
    draw_player(canvas, board, list);
    draw_list(canvas, board, list);
    if (static_cast<std::size_t>(list.row) < list.deeds.size()) draw_facts(canvas, board, list);
    draw_keys(canvas, menu);
}

std::optional<int> row_after(int row, int count, Key key) {
    const int last = std::max(0, count - 1);
    if (key == Key::ArrowUp) return std::max(0, row - 1);
    if (key == Key::ArrowDown) return std::min(last, row + 1);
    if (key == Key::PageUp) return std::max(0, row - DeedsList::rows_shown);
    if (key == Key::PageDown) return std::min(last, row + DeedsList::rows_shown);
    if (key == Key::Home) return 0;
    if (key == Key::End) return last;
    return std::nullopt;
}

std::optional<Seat> seat_after(Seat seat, int seats, Key key) {
    const int at = number(seat);
    if (key == Key::ArrowLeft) return Seat(at > 1 ? at - 1 : seats);
    if (key == Key::ArrowRight) return Seat(at < seats ? at + 1 : 1);
    const char32_t letter = letter_of(key);
    const int digit = letter >= U'0' and letter <= U'9' ? static_cast<int>(letter - U'0') : 0;
    if (digit < 1 or digit > seats) return std::nullopt;
    return Seat(digit);
}

}  // namespace parlor::tui
