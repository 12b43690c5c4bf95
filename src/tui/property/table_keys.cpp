// The keys of the playing screen: those of all tables, and what is special at this one.
#include "tui/desk/amount_keys.hpp"
#include "tui/desk/keys.hpp"
#include "tui/property/dialog.hpp"
#include "tui/property/looking.hpp"
#include "tui/property/pages.hpp"
#include "tui/property/table_screen.hpp"

namespace parlor::tui {

using rules::View;

bool PropertyDesk::has_begun(const Ui& ui) { return ui.shown<FirstRolls>() == nullptr; }
bool PropertyDesk::is_over(const View& view) {
    return view.decision.kind == rules::DecisionKind::None;
}
bool PropertyDesk::is_hidden(const View& view, const Ui& ui) { return tui::is_hidden(view, ui); }
Square PropertyDesk::focus(const View& view, const Ui& ui) {
    const Seat mover = view.turn == bank ? Seat{1} : view.turn;
    return selected_square(view, ui).value_or(view.seat(mover).at);
}
PagePtr PropertyDesk::pause_page() { return tui::pause_page(); }

bool types_sum(const View& view, const Ui& ui) {
    return ui.notices.empty() and ui.top().place.page == 1 and
           desk::uses(ui.top().menu(ui.seen(view)), desk::digits_help);
}

Command press(const View& view, Ui& ui, Key key) {
    if (key == Key::Redraw or key == Key::Resized) return Stay{};
    ui.prompts.refusal.clear();
    ui.prompts.remark.clear();
    if (not ui.notices.empty()) {
        ui.notices.erase(ui.notices.begin());
        return Stay{};
    }
    if (ui.shown<Overview>()) {  // any key closes it
        ui.close();
        return Stay{};
    }
    return desk::Keys<PropertyDesk>{view, ui}.press(key);
}

void refuse(Ui& ui, const std::string& words) { ui.prompts.refusal = words; }

}  // namespace parlor::tui
