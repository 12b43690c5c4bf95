// The page of charts: a panel with one chart, and the keys for all charts below it.
#include <utility>

#include "tui/property/charts/charts.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

constexpr std::array chart_keys{
    Binding{'w', 1, chart_keys_row, "WEALTH", "turn by turn", 2},
    Binding{'r', 1, chart_keys_row, "RENT", "by group", 12},
    Binding{'l', 1, chart_keys_row, "LANDINGS", "on each square", 20},
    Binding{'d', 1, chart_keys_row, "DONE", "back", 32},
};

Menu charts_menu(const rules::View&, const Ui&) {
    Menu menu{.header = "PICTURES", .has_quadrants = false};
    menu.items = items_of(chart_keys, [](char) { return true; });
    return menu;
}

Wish chart_chosen(const rules::View&, Ui& ui, char key) {
    switch (key) {
        case 'w': ui.chart = Chart::Wealth; break;
        case 'r': ui.chart = Chart::Rent; break;
        case 'l': ui.chart = Chart::Landings; break;
        default: ui.close(); break;
    }
    return Stay{};
}

void draw_charts(Canvas& canvas, const rules::View& view, const Ui& ui) {
    draw_chart(canvas, view, ui.chronicle, ui.chart);
    const Menu menu = charts_menu(view, ui);
    const Place place = ui.above.back().place;
    draw_buttons(canvas, menu, place);
    const Item& hot = menu.items[static_cast<std::size_t>(hot_item(menu, place))];
    canvas.point_at({hot.row, hot.button});
}

}  // namespace

void draw_chart(Canvas& canvas,
                const rules::View& view,
                const rules::Chronicle& chronicle,
                Chart chart) {
    canvas.fill({0, 0, Canvas::rows - 1, Canvas::cols - 1}, U' ', on_black);
    checkered_panel(canvas, chart_frame);
    switch (chart) {
        case Chart::Wealth: return draw_wealth(canvas, view, chronicle.wealth);
        case Chart::Rent: return draw_rents(canvas, view, chronicle.tally);
        case Chart::Landings: return draw_landings(canvas, view, chronicle.tally);
    }
}

const PageKind charts_page{charts_menu, chart_chosen, draw_charts};

void Ui::look_back(rules::Chronicle at) {
    chronicle = std::move(at);
    chart = Chart::Wealth;
    open(charts_page);
}

}  // namespace parlor::tui
