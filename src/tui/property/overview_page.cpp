// The overview: the whole board in one panel; any key closes it.
//
// Source: docs/layout.md, 4, "Overview".
#include "tui/property/board/small_board.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{3, 10, 21, 28};

Menu no_menu(const rules::View&, const Ui&) { return {.header = "OVERVIEW"}; }

Wish nothing_chosen(const rules::View&, Ui&, char) { return Stay{}; }

void draw_overview(Canvas& canvas, const rules::View& view, const Ui&) {
    checkered_panel(canvas, frame);
    draw_small_board(canvas, view, {.owners = all_seats(view), .tokens = true});
    canvas.put({frame.bottom - 1, frame.right - 1}, U' ', on_white);
    canvas.point_at({frame.bottom - 1, frame.right - 1});
}

}  // namespace

const PageKind overview_page{no_menu, nothing_chosen, draw_overview};

}  // namespace parlor::tui
