#include "tui/property/dialog.hpp"

#include "tui/property/pages.hpp"

namespace parlor::tui {

bool in_dialog(const Ui& ui) {
    const Asked* const question = ui.shown<Asked>();
    if (question != nullptr) return std::holds_alternative<LeaveTable>(question->yes);
    return ui.shown<Preferences>() != nullptr;
}

}  // namespace parlor::tui
