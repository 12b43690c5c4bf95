// The state of the playing screen that undo need not restore: the desk, and the decision that it is
// about.
#pragma once

#include "rules/moneyloopy/view.hpp"
#include "tui/desk/desk.hpp"

namespace parlor::tui::loopy {

struct Ui : desk::Desk {
    rules::moneyloopy::Decision met;   // the decision for which the pages are open
    desk::MakePage made_by = nullptr;  // made the page of the decision
};

// Opens the page of the decision that is pending after a move.
void meet(const rules::moneyloopy::View& view, Ui& ui);

}  // namespace parlor::tui::loopy
