#include "tui/moneyloopy/pages/picture_page.hpp"
#include "tui/menu_picture.hpp"
#include "tui/moneyloopy/shown_board.hpp"

#include <algorithm>

#include "tui/board/charts/wealth_chart.hpp"
#include "tui/chart_panel.hpp"
#include "tui/moneyloopy/pages/common_keys.hpp"

namespace parlor::tui::moneyloopy_table {
namespace {

constexpr Entry<Picture> entries[]{
    {{'d', 1, chart_keys_row, "DONE", "back", 32}, close},
};

Menu window(const Seen&, const Picture&) { return {.header = "PICTURES", .has_quadrants = false}; }

void draw_panel(
    Canvas& canvas, const Seen& seen, const Picture& page, const Menu& menu, MenuCursor place) {
    draw_picture(canvas, seen.view, page);
    draw_buttons(canvas, menu, place);
    canvas.point_at({chart_keys_row, menu.items.front().button});
}

constexpr PageKind<Picture> picture{.window = window, .entries = entries, .draw_panel = draw_panel};

}  // namespace

void draw_picture(Canvas& canvas, const View& view, const Picture& page) {
    WealthChart chart{.marks = page.deals};
    for (const auto& seat : view.seats) {
        const std::vector<Money>& line = page.wealth[seat.seat];
        chart.lines[seat.seat] = line;
        chart.points = std::max(chart.points, static_cast<int>(line.size()));
        chart.now[seat.seat] = line.empty() ? 0_cash : line.back();
    }
    const int rounds = std::max(0, chart.points - 1);
    chart.sub = "AFTER " + std::to_string(rounds) + (rounds == 1 ? " ROUND" : " ROUNDS");
    if (not page.deals.empty()) chart.sub += ". *: A DEAL IS MADE";
    draw_chart_panel(canvas);
    draw_wealth(canvas, shown_board(view), chart);
}

PagePtr picture_page(Picture page) { return page_of(picture, std::move(page)); }

}  // namespace parlor::tui::moneyloopy_table
