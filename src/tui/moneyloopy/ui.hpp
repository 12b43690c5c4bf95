// The state of the playing screen that undo need not restore: the open pages, and what is shown on
// all of them.
#pragma once

#include "tui/desk/open_pages.hpp"
#include "tui/moneyloopy/page.hpp"

namespace parlor::tui::loopy {

using MakePage = PagePtr (*)();

struct Ui : desk::OpenPages<LoopyDesk> {
    rules::moneyloopy::Decision met;  // the decision for which the pages are open
    MakePage made_by = nullptr;       // made the page of the decision
    bool can_take_back = false;       // the options allow it, and there is a move to take back
    bool can_explain = false;         // the options allow it, and there are computers
    bool is_replay = false;           // nobody plays: the replay has the keys
    Prompts prompts;
    Recent recent;  // the latest events, as sentences

    // All that the pages may look at.
    [[nodiscard]] Seen seen(const View& view) const {
        return {view, recent, can_take_back, can_explain, is_replay};
    }
};

// Opens the page of the decision that is pending after a move.
void meet(const View& view, Ui& ui);

}  // namespace parlor::tui::loopy
