// The page of charts: a panel with one chart, and the keys for all charts below it.
#include <algorithm>
#include <utility>

#include "tui/board/charts/wealth_chart.hpp"
#include "tui/menu_picture.hpp"
#include "tui/property/charts/charts.hpp"
#include "tui/property/pages/common_keys.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

template <Chart chart>
Reply turn_to(const property::View&, Charts& page) {
    page.chart = chart;
    return Stay{};
}

constexpr Entry<Charts> entries[]{
    {{'w', 1, chart_keys_row, "WEALTH", "turn by turn", 2}, turn_to<Chart::Wealth>},
    {{'r', 1, chart_keys_row, "RENT", "by group", 12}, turn_to<Chart::Rent>},
    {{'l', 1, chart_keys_row, "LANDINGS", "on each square", 20}, turn_to<Chart::Landings>},
    {{'d', 1, chart_keys_row, "DONE", "back", 32}, close},
};

Menu window(const Seen&, const Charts&) { return {.header = "PICTURES", .has_quadrants = false}; }

void draw_charts(
    Canvas& canvas, const Seen& seen, const Charts& page, const Menu& menu, MenuCursor place) {
    draw_chart(canvas, seen.view, page.chronicle, page.chart);
    draw_buttons(canvas, menu, place);
    const Item& hot = menu.items[static_cast<std::size_t>(hot_item(menu, place))];
    canvas.point_at({hot.row, hot.button});
}

constexpr PageKind<Charts> charts{
    .window = window, .entries = entries, .draw_panel = draw_charts, .is_only_read = true};

WealthChart wealth_chart(const property::View& view, const property::WealthLines& lines) {
    const int turns = std::max(0, lines.points() - 1);
    WealthChart chart{.sub = "AFTER " + std::to_string(turns) + (turns == 1 ? " TURN" : " TURNS"),
                      .points = lines.points()};
    for (const property::SeatView& seat : view.seats) {
        chart.lines[seat.seat] = lines.of(seat.seat);
        chart.now[seat.seat] = seat.wealth;
    }
    return chart;
}

}  // namespace

void draw_chart(Canvas& canvas,
                const property::View& view,
                const property::Chronicle& chronicle,
                Chart chart) {
    draw_chart_panel(canvas);
    switch (chart) {
        case Chart::Wealth:
            return draw_wealth(canvas, shown_board(view), wealth_chart(view, chronicle.wealth));
        case Chart::Rent: return draw_rents(canvas, view, chronicle.tally);
        case Chart::Landings: return draw_landings(canvas, view, chronicle.tally);
    }
}

PagePtr charts_page(property::Chronicle chronicle) {
    return page_of(charts, Charts{std::move(chronicle)});
}

}  // namespace parlor::tui
