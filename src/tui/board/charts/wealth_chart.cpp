#include "tui/board/charts/wealth_chart.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "canvas/letters.hpp"
#include "tui/board/charts/chart_parts.hpp"
#include "tui/board/charts/panel.hpp"
#include "tui/board/icons.hpp"

namespace parlor::tui {
namespace {

constexpr int columns = 32, rows = 12, points_high = 2 * rows;
constexpr At top_left{3, 7};
constexpr int axis_col = 6, axis_row = top_left.row + rows;
constexpr int shortest_way_between_digits = 6;
constexpr Style quiet{Ink::MidGrey, Ink::Black};

// A cell holds two points, one above the other. The seat whose line is visible at each height, from
// the bottom.
using Column = std::array<Seat, points_high>;
using Plot = std::array<Column, columns>;

Money top_of_scale(const ShownBoard& board, const WealthChart& chart) {
    constexpr std::array tops{1'000,
                              2'000,
                              3'000,
                              4'000,
                              5'000,
                              6'000,
                              8'000,
                              10'000,
                              15'000,
                              20'000,
                              30'000,
                              40'000,
                              50'000};
    Money most;
    for (const ShownSeat& seat : board.seats)
        for (const Money wealth : chart.lines[seat.seat]) most = std::max(most, wealth);
    const auto* const found = std::ranges::lower_bound(tops, most.amount);
    return {found == tops.end() ? tops.back() : *found};
}

// One player's line: its height in each column, up to `end`.
struct Line {
    std::array<int, columns> height{};
    int end = 0;
};

int height_of(Money wealth, Money top) {
    return std::clamp(wealth.amount, 0, top.amount) * (points_high - 1) / top.amount;
}

// With many turns, some have no column; the last point of a line always has one.
Line line_of(std::span<const Money> wealth, int points, Money top) {
    Line line;
    const int last = static_cast<int>(wealth.size()) - 1;
    bool goes_on = last >= 0;
    while (goes_on and line.end < columns) {
        const int point = (line.end * (points - 1) + (columns - 1) / 2) / (columns - 1);
        const Money here = wealth[static_cast<std::size_t>(std::min(point, last))];
        line.height[static_cast<std::size_t>(line.end++)] = height_of(here, top);
        goes_on = point <= last;
    }
    return line;
}

// Connects neighbouring columns by filling the heights between them.
void add(Plot& plot, const Line& line, Seat seat) {
    int before = line.height[0];
    for (int col = 0; col < line.end; ++col) {
        const int height = line.height[static_cast<std::size_t>(col)];
        Column& column = plot[static_cast<std::size_t>(col)];
        const int low = height > before ? before + 1 : height;
        const int high = height < before ? before - 1 : height;
        for (int at = low; at <= high; ++at) column[static_cast<std::size_t>(at)] = seat;
        before = height;
    }
}

At cell_of(int col, int height) {
    return {top_left.row + rows - 1 - height / 2, top_left.col + col};
}

void draw_cell(Canvas& canvas, const ShownBoard& board, At at, Seat upper_half, Seat lower_half) {
    const auto ink = [&](Seat seat) {
        return seat == bank ? Ink::Black : ink_of(board.seat(seat).colour);
    };
    if (upper_half == bank and lower_half == bank) return;
    if (upper_half == lower_half)
        canvas.put(at, U'█', {ink(upper_half), Ink::Black});
    else if (upper_half == bank)
        canvas.put(at, U'▄', {ink(lower_half), Ink::Black});
    else
        canvas.put(at, U'▀', {ink(upper_half), ink(lower_half)});
}

void draw_plot(Canvas& canvas, const ShownBoard& board, const Plot& plot) {
    for (int col = 0; col < columns; ++col) {
        const Column& column = plot[static_cast<std::size_t>(col)];
        for (int height = 0; height < points_high; height += 2)
            draw_cell(canvas,
                      board,
                      cell_of(col, height),
                      column[static_cast<std::size_t>(height) + 1],
                      column[static_cast<std::size_t>(height)]);
    }
}

// Each player's digits have their own columns, so that overlapping lines can be told apart; a line
// also ends with its digit.
void draw_digits(Canvas& canvas, const ShownBoard& board, const ShownSeat& seat, const Line& line) {
    const int players = static_cast<int>(board.seats.size());
    const int way = std::max(shortest_way_between_digits, 2 * players);
    for (int col = (number(seat.seat) - 1) * way / players; col < line.end; col += way)
        draw_digit(canvas, cell_of(col, line.height[static_cast<std::size_t>(col)]), seat);
    if (line.end > 0)
        draw_digit(canvas,
                   cell_of(line.end - 1, line.height[static_cast<std::size_t>(line.end - 1)]),
                   seat);
}

void draw_axes(Canvas& canvas, Money top) {
    for (int row = top_left.row; row < axis_row; ++row) canvas.put({row, axis_col}, U'│', quiet);
    canvas.put({axis_row, axis_col}, U'└', quiet);
    canvas.fill({axis_row, top_left.col, axis_row, top_left.col + columns - 1}, U'─', quiet);
    const auto label = [&](int row, Money sum) {
        canvas.put({row, axis_col}, U'┤', quiet);
        canvas.write({row, chart_inside.left}, right(sum.amount, 5), quiet);
    };
    label(top_left.row, top);
    label(top_left.row + rows / 2, top / 2);
    label(axis_row - 1, 0_cash);
}

}  // namespace

void draw_wealth(Canvas& canvas, const ShownBoard& board, const WealthChart& chart) {
    draw_chart_title(canvas, " WEALTH", " " + chart.sub);
    const Money top = top_of_scale(board, chart);
    draw_axes(canvas, top);
    Plot plot{};
    std::vector<Line> all;
    for (const ShownSeat& seat : board.seats) {
        all.push_back(line_of(chart.lines[seat.seat], chart.points, top));
        add(plot, all.back(), seat.seat);
    }
    draw_plot(canvas, board, plot);
    for (const ShownSeat& seat : board.seats) {
        draw_digits(canvas, board, seat, all[static_cast<std::size_t>(number(seat.seat)) - 1]);
        draw_in_legend(
            canvas, axis_row + 1, board, seat, chart.now[seat.seat], seat.out ? "OUT" : "");
    }
}

}  // namespace parlor::tui
