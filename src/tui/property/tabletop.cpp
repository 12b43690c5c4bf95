#include "tui/property/tabletop.hpp"

#include "tui/property/pages.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/rulebook.hpp"
#include "tui/property/shown_board.hpp"

namespace parlor::tui {

using desk::own;

desk::PagePtr PropertyTabletop::page_of_decision(const desk::View& view) const {
    return tui::page_of_decision(own<rules::View>(view))();
}

desk::PagePtr PropertyTabletop::pause_page() const { return tui::pause_page(); }

const Rulebook& PropertyTabletop::rulebook() const { return property_rulebook; }

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
