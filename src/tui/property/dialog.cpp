#include "tui/property/dialog.hpp"

#include "tui/property/pages.hpp"

namespace parlor::tui {

bool in_dialog(const Ui& ui) {
    const bool asks_to_leave =
        ui.shows(ask_page) and std::holds_alternative<LeaveTable>(ui.asked.yes);
    return asks_to_leave or ui.shows(wait_page) or ui.shows(jump_page);
}

}  // namespace parlor::tui
