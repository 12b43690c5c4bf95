// The chart of rent: a bar for each group, made of the signs of the players who received it.
#include <algorithm>
#include <string>

#include "canvas/letters.hpp"
#include "tui/board/charts/chart_parts.hpp"
#include "tui/board/icons.hpp"
#include "tui/property/charts/charts.hpp"
#include "tui/property/shown_board.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

using board::Group;
using property::Tally;
using property::View;

constexpr int first_row = 4, legend_row = 16;
constexpr int name_col = 3, bar_col = 14, bar_width = 18, sum_col = 33;

std::string name_of(Group group) {
    std::string name = upper(id_of(group));
    std::ranges::replace(name, '-', ' ');
    return name;
}

Money rent_of(const View& view, const Tally& tally, Group group) {
    Money sum;
    for (const property::SeatView& seat : view.seats) sum += tally.rent(group, seat.seat);
    return sum;
}

Money rent_to(const Tally& tally, Seat seat) {
    Money sum;
    for (std::size_t i = 0; i < board::group_count; ++i) sum += tally.rent(Group(i), seat);
    return sum;
}

int cells(Money sum, Money longest) {
    if (longest == 0_cash) return 0;
    return (sum.amount * bar_width + longest.amount / 2) / longest.amount;
}

void draw_bar(
    Canvas& canvas, const View& view, const Tally& tally, Group group, int row, Money longest) {
    const Ink colour = ink_of(group);
    Money sum;
    int from = 0;
    for (const property::SeatView& seat : view.seats) {
        sum += tally.rent(group, seat.seat);
        const int to = cells(sum, longest);
        canvas.fill({row, bar_col + from, row, bar_col + to - 1},
                    static_cast<char32_t>(seat.token),
                    {readable_on(colour), colour});
        from = to;
    }
}

void draw_group(
    Canvas& canvas, const View& view, const Tally& tally, Group group, int row, Money longest) {
    const Ink colour = ink_of(group);
    canvas.put({row, chart_inside.left}, letter_of(group), {readable_on(colour), colour});
    canvas.write({row, name_col}, name_of(group), on_black);
    draw_bar(canvas, view, tally, group, row, longest);
    canvas.write({row, sum_col}, right(rent_of(view, tally, group).amount, 6), on_black);
}

}  // namespace

void draw_rents(Canvas& canvas, const View& view, const Tally& tally) {
    Money all, longest;
    for (std::size_t i = 0; i < board::group_count; ++i) {
        const Money rent = rent_of(view, tally, Group(i));
        all += rent;
        longest = std::max(longest, rent);
    }
    draw_chart_title(canvas, " RENT BY GROUP", " PAID IN ALL: $" + std::to_string(all.amount));
    for (std::size_t i = 0; i < board::group_count; ++i)
        draw_group(canvas, view, tally, Group(i), first_row + static_cast<int>(i), longest);
    canvas.write({legend_row - 1, chart_inside.left}, "PAID TO", {Ink::MidGrey, Ink::Black});
    const ShownBoard board = shown_board(view);
    for (const ShownSeat& seat : board.seats)
        draw_in_legend(canvas, legend_row, board, seat, rent_to(tally, seat.seat));
}

}  // namespace parlor::tui
