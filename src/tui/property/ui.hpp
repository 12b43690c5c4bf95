// The state of the playing screen that undo need not bring back: the open pages, and what is shown
// on all of them.
#pragma once

#include <optional>
#include <vector>

#include "rules/property/view.hpp"
#include "tui/board/layout.hpp"
#include "tui/board/recent.hpp"
#include "tui/property/bargain.hpp"
#include "tui/property/page_kind.hpp"
#include "tui/property/prompts.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {

using MakePage = PagePtr (*)();

struct Ui {
    rules::Decision met;         // the decision for which the pages are open
    MakePage made_by = nullptr;  // what made the page of the decision
    PagePtr below;               // the page of the decision; none before the first
    std::vector<PagePtr> above;  // pages opened over it, the top one last
    std::optional<Quadrant> looked_at;
    bool can_take_back = false;  // the options allow it, and there is a move to take back
    bool can_explain = false;    // the options allow it, and there are computers
    bool is_replay = false;      // nobody plays: the replay has the keys
    Prompts prompts;
    Bargain bargain;
    Recent recent;                // what was shown last, in sentences
    std::vector<Notice> notices;  // to be read, in order

    void open(PagePtr page) { above.push_back(std::move(page)); }
    void close() {
        if (not above.empty()) above.pop_back();
    }

    // Requires a page of a decision.
    [[nodiscard]] Page& top() const { return above.empty() ? *below : *above.back(); }

    // What the pages may look at.
    [[nodiscard]] Seen seen(const rules::View& view) const {
        return {view, bargain, recent, can_take_back, can_explain, is_replay};
    }

    // The state of the top page above, if that page has this kind of state.
    template <class State>
    [[nodiscard]] const State* shown() const {
        if (above.empty()) return nullptr;
        const auto* page = dynamic_cast<const PageOf<State>*>(above.back().get());
        return page == nullptr ? nullptr : &page->state;
    }
    template <class State>
    [[nodiscard]] State* shown() {
        if (above.empty()) return nullptr;
        auto* page = dynamic_cast<PageOf<State>*>(above.back().get());
        return page == nullptr ? nullptr : &page->state;
    }
};

}  // namespace parlor::tui
