#include "tui/property/dialog.hpp"

#include <algorithm>

#include "tui/property/pages.hpp"

namespace parlor::tui {

bool is_paused(const Ui& ui) {
    return std::ranges::any_of(ui.above, [](const PagePtr& page) {
        return dynamic_cast<const PageOf<Paused>*>(page.get()) != nullptr;
    });
}

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
