#include "tui/dominoes/review/sheet_page.hpp"

#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/chart_panel.hpp"
#include "tui/desk/page_kind.hpp"
#include "tui/dominoes/review/sign.hpp"
#include "tui/menu_picture.hpp"

namespace parlor::tui::domino_table {
namespace {

using dominoes::Points;
using dominoes::Sheet;

constexpr Style quiet{Ink::MidGrey, Ink::Black}, plain{Ink::LightGrey, Ink::Black};
constexpr int left = chart_inside.left, names_row = 3, heads_row = 4, sums_row = 5, first_row = 6;
constexpr int rows_of_page = 11;  // a replay has its own lines below them
constexpr int width_of_hand = 4, width_of_columns = 16;

int pages_of(const Scores& scores) {
    const auto hands = static_cast<int>(scores.sheet.hands.size());
    return std::max(1, (hands + rows_of_page - 1) / rows_of_page);
}

// The first and the second player's columns, one apart.
int columns_of(Seat seat) {
    return left + width_of_hand + 1 + (width_of_columns + 1) * (number(seat) - 1);
}

// D and B say whether the hand ended with a domino or a block.
std::string words_for_end(Points points, Sheet::End end) {
    if (points == dominoes::no_points) return "    - ";
    return right(points.count, 5) + (end == Sheet::End::Blocked ? "B" : "D");
}

std::string columns(Points plays, const std::string& end, Points total) {
    return right(plays.count, 5) + end + right(total.count, 5);
}

void draw_heads(Canvas& canvas, const Scores& scores) {
    canvas.write({heads_row, left}, "HAND", quiet);
    for (const Seat seat : dominoes::both_seats) {
        const int col = columns_of(seat);
        draw_sign(canvas, {names_row, col}, seat);
        canvas.write({names_row, col + 2},
                     name_within(width_of_columns - 2, scores.names[seat], scores.levels[seat]),
                     {ink_of(seat), Ink::Black});
        canvas.write({heads_row, col}, "PLAYS   END  ALL", quiet);
    }
}

void draw_hand(Canvas& canvas, const Sheet::Hand& hand, std::size_t place, int row) {
    canvas.write({row, left}, right(static_cast<int>(place) + 1, width_of_hand), quiet);
    for (const Seat seat : dominoes::both_seats) {
        const auto& [plays, end, total] = hand.made[seat];
        canvas.write(
            {row, columns_of(seat)}, columns(plays, words_for_end(end, hand.end), total), plain);
    }
}

void draw_sums(Canvas& canvas, const Scores& scores) {
    canvas.write({sums_row, left}, " ALL", quiet);
    for (const Seat seat : dominoes::both_seats) {
        Points plays, ends;
        for (const Sheet::Hand& hand : scores.sheet.hands) {
            plays += hand.made[seat].plays;
            ends += hand.made[seat].end;
        }
        const Points total = scores.chronicle.scores[seat].back();
        canvas.write({sums_row, columns_of(seat)},
                     columns(plays, right(ends.count, 5) + " ", total),
                     {ink_of(seat), Ink::Black});
    }
}

void draw_rows(Canvas& canvas, const OpenSheet& open) {
    const auto& hands = open.scores.sheet.hands;
    const int page = pages_of(open.scores) - 1 - open.pages_back;
    const auto first = static_cast<std::size_t>(page) * static_cast<std::size_t>(rows_of_page);
    const auto last = std::min(hands.size(), first + static_cast<std::size_t>(rows_of_page));
    int row = first_row;
    for (std::size_t i = first; i < last; ++i) draw_hand(canvas, hands[i], i, row++);
}

std::string sub_of(const OpenSheet& open) {
    const int pages = pages_of(open.scores);
    if (pages == 1) return "TO " + std::to_string(open.scores.target.count);
    return "PAGE " + std::to_string(pages - open.pages_back) + " OF " + std::to_string(pages);
}

desk::Reply turn_to_chart(const desk::View&, OpenSheet& open) {
    return desk::TurnTo{score_page(std::move(open.scores))};
}

constexpr desk::Entry<desk::View, OpenSheet> entries[]{
    {{'p', 1, chart_keys_row, "PICTURE", "of the scores", 2}, turn_to_chart},
    {{'d', 1, chart_keys_row, "DONE", "back", 32}, desk::close}};

Menu window(const desk::Seen<desk::View>&, const OpenSheet&) {
    return {.header = "HAND BY HAND", .has_quadrants = false};
}

void draw(Canvas& canvas,
          const desk::Seen<desk::View>&,
          const OpenSheet& open,
          const Menu& menu,
          MenuCursor place) {
    draw_chart_panel(canvas);
    draw_chart_title(canvas, " HAND BY HAND", " " + sub_of(open));
    draw_heads(canvas, open.scores);
    draw_rows(canvas, open);
    draw_sums(canvas, open.scores);
    draw_buttons(canvas, menu, place);
    canvas.point_at({chart_keys_row, menu.items.back().button});
}

std::optional<desk::Reply> press(const desk::View&, OpenSheet& open, Key key) {
    const bool goes_up = key == Key::PageUp or key == Key::ArrowUp;
    if (not goes_up and key != Key::PageDown and key != Key::ArrowDown) return std::nullopt;
    const int most = pages_of(open.scores) - 1;
    open.pages_back = std::clamp(open.pages_back + (goes_up ? 1 : -1), 0, most);
    return Stay{};
}

constexpr desk::PageKind<desk::View, OpenSheet> sheet{
    .window = window, .entries = entries, .draw_panel = draw, .press = press, .is_only_read = true};

}  // namespace

desk::PagePtr sheet_page(Scores scores) { return page_of(sheet, OpenSheet{std::move(scores)}); }

}  // namespace parlor::tui::domino_table
