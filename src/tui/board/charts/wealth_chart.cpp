#include "tui/board/charts/wealth_chart.hpp"

#include <algorithm>
#include <array>

#include "tui/board/charts/chart_parts.hpp"
#include "tui/board/icons.hpp"
#include "tui/chart_panel.hpp"
#include "tui/line_plot.hpp"

namespace parlor::tui {
namespace {

int top_of_scale(const LinePlot& plot) {
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
    int most = 0;
    for (const PlotLine& line : plot.lines)
        for (const int wealth : line.values) most = std::max(most, wealth);
    const auto* const found = std::ranges::lower_bound(tops, most);
    return found == tops.end() ? tops.back() : *found;
}

LinePlot plot_of(const ShownBoard& board, const WealthChart& chart) {
    LinePlot plot{.points = chart.points,
                  .lines = {},
                  .marks = {chart.marks.begin(), chart.marks.end()},
                  .mark = U'*'};
    for (const ShownSeat& seat : board.seats) {
        plot.lines.push_back({static_cast<char32_t>(seat.token), ink_of(seat.colour), {}});
        for (const Money wealth : chart.lines[seat.seat])
            plot.lines.back().values.push_back(wealth.amount);
    }
    plot.top = top_of_scale(plot);
    return plot;
}

}  // namespace

void draw_wealth(Canvas& canvas, const ShownBoard& board, const WealthChart& chart) {
    draw_chart_title(canvas, " WEALTH", " " + chart.sub);
    draw_plot(canvas, plot_of(board, chart));
    for (const ShownSeat& seat : board.seats)
        draw_in_legend(
            canvas, plot_axis_row + 1, board, seat, chart.now[seat.seat], seat.out ? "OUT" : "");
}

}  // namespace parlor::tui
