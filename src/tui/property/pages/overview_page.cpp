// The overview: the whole board in one panel; any key closes it.
//
// Source: docs/layout.md, 4, "Overview".
#include "tui/board/small_board.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {
namespace {

Menu window(const Seen&, const Overview&) { return {.header = "OVERVIEW"}; }

void draw_panel(Canvas& canvas, const Seen& seen, const Overview&, const Menu&, MenuCursor) {
    draw_overview(canvas, shown_with_holders(seen.view));
}

constexpr PageKind<Overview> overview{window, {}, draw_panel};

}  // namespace

PagePtr overview_page() { return page_of(overview); }

}  // namespace parlor::tui
