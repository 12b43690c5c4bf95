#include "tui/board/charts/chart_parts.hpp"

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/board/marks.hpp"
#include "tui/chart_panel.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

// A column of the legend.
struct LegendForm {
    int width, letters, sum_col, sum_width;
    const char* sign;
};
constexpr LegendForm broad{19, 8, 11, 7, "$"}, narrow{13, 4, 6, 6, ""};

}  // namespace

void draw_in_legend(Canvas& canvas,
                    int row,
                    const ShownBoard& board,
                    const ShownSeat& seat,
                    Money sum,
                    std::string_view words) {
    const LegendForm form = static_cast<int>(board.seats.size()) > 2 * legend_rows ? narrow : broad;
    const int index = number(seat.seat) - 1;
    const At at{row + index % legend_rows, chart_inside.left + index / legend_rows * form.width};
    const Style style{ink_of(seat.colour), Ink::Black};
    draw_sign(canvas, at, seat);
    bar(canvas,
        {at.row, at.col + 2},
        form.sum_col + form.sum_width - 2,
        shortened(upper(seat.name), form.letters),
        style);
    const std::string told = words.empty() ? form.sign + right(sum.amount, 6) : std::string{words};
    canvas.write({at.row, at.col + form.sum_col}, right(told, form.sum_width), style);
}

}  // namespace parlor::tui
