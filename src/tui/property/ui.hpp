// The state of the playing screen that undo need not restore: the open pages, and what is shown on
// all of them.
#pragma once

#include "rules/property/view.hpp"
#include "tui/board/recent.hpp"
#include "tui/desk/open_pages.hpp"
#include "tui/property/page.hpp"
#include "tui/property/prompts.hpp"

namespace parlor::tui {

using MakePage = PagePtr (*)();

struct Ui : desk::OpenPages<PropertyDesk> {
    rules::Decision met;         // the decision for which the pages are open
    MakePage made_by = nullptr;  // made the page of the decision
    bool can_take_back = false;  // the options allow it, and there is a move to take back
    bool can_explain = false;    // the options allow it, and there are computers
    bool is_replay = false;      // nobody plays: the replay has the keys
    Prompts prompts;
    Recent recent;  // the latest events, as sentences

    // All that the pages may look at.
    [[nodiscard]] Seen seen(const rules::View& view) const {
        return {view, bargain, recent, can_take_back, can_explain, is_replay};
    }
};

}  // namespace parlor::tui
