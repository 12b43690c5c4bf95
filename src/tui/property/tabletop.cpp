#include "tui/property/tabletop.hpp"

#include "tui/property/pages.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {

using desk::own;

desk::PagePtr PropertyTabletop::pause_page() const { return tui::pause_page(); }

ShownBoard PropertyTabletop::board(const desk::View& view) const {
    return shown_board(own<rules::View>(view));
}

void PropertyTabletop::draw_rows(Canvas& canvas, const desk::View& view) const {
    draw_players(canvas, own<rules::View>(view));
}

Play play(const rules::View& view, const rules::Action& action) {
    return {rules::line_for(view, action)};
}

}  // namespace parlor::tui
