#include "tui/chart_panel.hpp"

#include "tui/widgets.hpp"

namespace parlor::tui {

void draw_chart_panel(Canvas& canvas) {
    canvas.fill({0, 0, Canvas::rows - 1, Canvas::cols - 1}, U' ', on_black);
    checkered_panel(canvas, chart_frame);
}

void draw_chart_title(Canvas& canvas, std::string_view title, std::string_view sub) {
    const int width = chart_inside.right - chart_inside.left + 1;
    const At at{chart_inside.top, chart_inside.left};
    bar(canvas, at, width, title, on_white);
    bar(canvas, {at.row + 1, at.col}, width, sub, on_cyan);
}

}  // namespace parlor::tui
