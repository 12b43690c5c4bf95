// The keys of the playing screen: the keys of all tables, and the special keys of this game.
#include "tui/desk/table_keys.hpp"
#include "tui/property/looking.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/table_screen.hpp"

namespace parlor::tui {

using rules::View;

bool PropertyDesk::has_begun(const Ui& ui) { return ui.shown<FirstRolls>() == nullptr; }
bool PropertyDesk::is_over(const View& view) {
    return view.decision.kind == rules::DecisionKind::None;
}
bool PropertyDesk::is_hidden(const View& view, const Ui& ui) {
    return view.rules.clocks == rules::Clocks::Each and desk::is_paused<PropertyDesk>(ui);
}
Square PropertyDesk::focus(const View& view, const Ui& ui) {
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    return selected_square(view, ui).value_or(view.seat(mover).at);
}
PagePtr PropertyDesk::pause_page() { return tui::pause_page(); }
std::optional<Square> PropertyDesk::decided_on(const View& view) {
    return view.auction ? view.auction->square : view.for_sale;
}

Command press(const View& view, Ui& ui, Key key) {
    return desk::press_at_table<PropertyDesk>(view, ui, key);
}

}  // namespace parlor::tui
