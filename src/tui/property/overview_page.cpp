// The overview: the whole board in one panel; any key closes it.
//
// Source: docs/layout.md, 4, "Overview".
#include "tui/board/small_board.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

constexpr Box frame{3, 10, 21, 28};

Menu window(const Seen&, const Overview&) { return {.header = "OVERVIEW"}; }

void draw_overview(Canvas& canvas, const Seen& seen, const Overview&, const Menu&, MenuCursor) {
    checkered_panel(canvas, frame);
    const ShownBoard board = shown_with_holders(seen.view);
    draw_small_board(canvas, board, {.owners = all_seats(board), .tokens = true});
    canvas.put({frame.bottom - 1, frame.right - 1}, U' ', on_white);
    canvas.point_at({frame.bottom - 1, frame.right - 1});
}

constexpr PageKind<Overview> overview{window, {}, draw_overview};

}  // namespace

PagePtr overview_page() { return page_of(overview); }

}  // namespace parlor::tui
