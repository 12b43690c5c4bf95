#include "tui/line_plot.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "canvas/letters.hpp"
#include "tui/chart_panel.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

constexpr int columns = plot_box.right - plot_box.left + 1;
constexpr int rows = plot_box.bottom - plot_box.top + 1, points_high = 2 * rows;
constexpr int axis_col = plot_box.left - 1;
constexpr int shortest_way_between_signs = 6;
constexpr Style quiet{Ink::MidGrey, Ink::Black};

// A cell holds two points, one above the other. For each height from the bottom: the colour of the
// visible line.
using Column = std::array<std::optional<Ink>, points_high>;
using Cells = std::array<Column, columns>;

// One player's line: its height in each column, up to `end`.
struct Heights {
    std::array<int, columns> height{};
    int end = 0;
};

int height_of(int value, int top) { return std::clamp(value, 0, top) * (points_high - 1) / top; }

// With many points, some have no column; the last point of a line always has one.
Heights heights_of(const std::vector<int>& values, const LinePlot& plot) {
    Heights line;
    const int last = static_cast<int>(values.size()) - 1;
    bool goes_on = last >= 0;
    while (goes_on and line.end < columns) {
        const int point = (line.end * (plot.points - 1) + (columns - 1) / 2) / (columns - 1);
        const int here = values[static_cast<std::size_t>(std::min(point, last))];
        line.height[static_cast<std::size_t>(line.end++)] = height_of(here, plot.top);
        goes_on = point <= last;
    }
    return line;
}

// Connects neighbouring columns by filling the heights between them.
void add(Cells& cells, const Heights& line, Ink colour) {
    int before = line.height[0];
    for (int col = 0; col < line.end; ++col) {
        const int height = line.height[static_cast<std::size_t>(col)];
        Column& column = cells[static_cast<std::size_t>(col)];
        const int low = height > before ? before + 1 : height;
        const int high = height < before ? before - 1 : height;
        for (int at = low; at <= high; ++at) column[static_cast<std::size_t>(at)] = colour;
        before = height;
    }
}

At cell_of(int col, int height) { return {plot_box.bottom - height / 2, plot_box.left + col}; }

void draw_cell(Canvas& canvas, At at, std::optional<Ink> upper, std::optional<Ink> lower) {
    if (not upper and not lower) return;
    if (upper == lower)
        canvas.put(at, U'█', {*upper, Ink::Black});
    else if (not upper)
        canvas.put(at, U'▄', {*lower, Ink::Black});
    else
        canvas.put(at, U'▀', {*upper, lower.value_or(Ink::Black)});
}

void draw_cells(Canvas& canvas, const Cells& cells) {
    for (int col = 0; col < columns; ++col) {
        const Column& column = cells[static_cast<std::size_t>(col)];
        for (int height = 0; height < points_high; height += 2)
            draw_cell(canvas,
                      cell_of(col, height),
                      column[static_cast<std::size_t>(height) + 1],
                      column[static_cast<std::size_t>(height)]);
    }
}

// Each player's signs have their own columns, so that overlapping lines can be distinguished; a line
// also ends with its sign.
void draw_signs(Canvas& canvas, const PlotLine& line, const Heights& heights, int first, int way) {
    const auto at = [&](int col) {
        return cell_of(col, heights.height[static_cast<std::size_t>(col)]);
    };
    for (int col = first; col < heights.end; col += way)
        draw_sign(canvas, at(col), line.sign, line.colour);
    if (heights.end > 0) draw_sign(canvas, at(heights.end - 1), line.sign, line.colour);
}

void draw_axes(Canvas& canvas, int top) {
    for (int row = plot_box.top; row < plot_axis_row; ++row)
        canvas.put({row, axis_col}, U'│', quiet);
    canvas.put({plot_axis_row, axis_col}, U'└', quiet);
    canvas.fill({plot_axis_row, plot_box.left, plot_axis_row, plot_box.right}, U'─', quiet);
    const auto label = [&](int row, int value) {
        canvas.put({row, axis_col}, U'┤', quiet);
        canvas.write({row, chart_inside.left}, right(value, 5), quiet);
    };
    label(plot_box.top, top);
    label(plot_box.top + rows / 2, top / 2);
    label(plot_box.bottom, 0);
}

void draw_marks(Canvas& canvas, const LinePlot& plot) {
    for (const int point : plot.marks)
        canvas.put({plot_axis_row, plot_column(std::min(point, plot.points - 1), plot.points)},
                   plot.mark,
                   {Ink::White, Ink::Black});
}

}  // namespace

int plot_column(int point, int points) {
    return plot_box.left + (point * (columns - 1) + (points - 1) / 2) / (points - 1);
}

void draw_plot(Canvas& canvas, const LinePlot& plot) {
    draw_axes(canvas, plot.top);
    if (plot.points > 1) draw_marks(canvas, plot);
    Cells cells{};
    std::vector<Heights> all;
    for (const PlotLine& line : plot.lines) {
        all.push_back(heights_of(line.values, plot));
        add(cells, all.back(), line.colour);
    }
    draw_cells(canvas, cells);
    const int players = static_cast<int>(plot.lines.size());
    const int way = std::max(shortest_way_between_signs, 2 * players);
    for (int i = 0; i < players; ++i) {
        const auto index = static_cast<std::size_t>(i);
        draw_signs(canvas, plot.lines[index], all[index], i * way / players, way);
    }
}

}  // namespace parlor::tui
