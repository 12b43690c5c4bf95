#include "tui/property/dialog.hpp"

#include "tui/desk/keys.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {

bool is_paused(const Ui& ui) { return desk::is_paused<PropertyDesk>(ui); }

bool is_hidden(const rules::View& view, const Ui& ui) {
    return view.rules.clocks == rules::Clocks::Each and is_paused(ui);
}

bool in_dialog(const Ui& ui) {
    if (is_paused(ui)) return true;
    const Asked* const question = ui.shown<Asked>();
    if (question != nullptr) return std::holds_alternative<LeaveTable>(question->yes);
    return ui.shown<Preferences>() != nullptr;
}

}  // namespace parlor::tui
