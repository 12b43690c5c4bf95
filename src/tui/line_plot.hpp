// A plot in a panel: a line for each player over the length of the game, and the axes.
//
// Source:  docs/playing.md, "Replays" (charts).
// Choices: a plot is readable without colours: its lines repeat their player's sign.
#pragma once

#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::tui {

struct PlotLine {
    char32_t sign = U' ';  // of the player
    Ink colour = Ink::White;
    std::vector<int> values;  // from the first point on; a line may end before the others
};

struct LinePlot {
    int top = 0;     // of the scale, which begins at 0
    int points = 0;  // of the longest line
    std::vector<PlotLine> lines;
    std::vector<int> marks = {};  // points that are marked on the axis, the last for any after it
    char32_t mark = U' ';
};

// The place of the plot in the panel: below the title, with room for the axis on the left.
inline constexpr Box plot_box{3, 7, 14, 38};
inline constexpr int plot_axis_row = plot_box.bottom + 1;

void draw_plot(Canvas& canvas, const LinePlot& plot);

// The column in which a point is drawn. Requires at least two points.
[[nodiscard]] int plot_column(int point, int points);

}  // namespace parlor::tui
