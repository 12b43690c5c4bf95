// The state of the playing screen that undo need not restore: the desk, and the decision that it is
// about.
#pragma once

#include "rules/property/view.hpp"
#include "tui/desk/desk.hpp"

namespace parlor::tui {

struct Ui : desk::Desk {
    rules::Decision met;               // the decision for which the pages are open
    desk::MakePage made_by = nullptr;  // made the page of the decision
};

}  // namespace parlor::tui
