// The open pages at a table: the page of the decision, and the pages opened over it; notices to
// read before them; and the part of the board that the player looks at.
#pragma once

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "base/match.hpp"
#include "tui/board/layout.hpp"
#include "tui/desk/bargain.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

template <class D>
struct OpenPages {
    PagePtr<D> below;               // the page of the decision; none before the first
    std::vector<PagePtr<D>> above;  // pages opened over it, the top one last
    std::optional<Quadrant> looked_at;
    std::vector<Notice> notices;  // to be read, in this order
    Bargain bargain;

    void open(PagePtr<D> page) { above.push_back(std::move(page)); }
    void close() {
        if (not above.empty()) above.pop_back();
    }

    // Requires that there is a page of a decision.
    [[nodiscard]] Page<D>& top() const { return above.empty() ? *below : *above.back(); }

    // The state of the top page above, if that page has this kind of state.
    template <class State>
    [[nodiscard]] const State* shown() const {
        if (above.empty()) return nullptr;
        const auto* page = dynamic_cast<const PageOf<D, State>*>(above.back().get());
        return page == nullptr ? nullptr : &page->state;
    }
    template <class State>
    [[nodiscard]] State* shown() {
        return const_cast<State*>(std::as_const(*this).template shown<State>());
    }

    // Whether the top page above is of this class.
    template <class Kind>
    [[nodiscard]] bool has_on_top() const {
        return not above.empty() and dynamic_cast<const Kind*>(above.back().get()) != nullptr;
    }

    // Whether a page with this kind of state is open, itself or under another page.
    template <class State>
    [[nodiscard]] bool holds() const {
        return std::ranges::any_of(above, [](const PagePtr<D>& page) {
            return dynamic_cast<const PageOf<D, State>*>(page.get()) != nullptr;
        });
    }
};

// Changes the pages as the reply says, and returns the reply's wish.
template <class D>
typename D::Command heed(OpenPages<D>& pages, Reply<D> reply) {
    using Command = typename D::Command;
    return match(
        std::move(reply),
        [](Command&& wish) { return std::move(wish); },
        [&](Open<D>&& open) -> Command {
            pages.open(std::move(open.page));
            return Stay{};
        },
        [&](TurnTo<D>&& turn) {
            pages.close();
            pages.open(std::move(turn.page));
            return std::move(turn.then);
        },
        [&](Close<D>&& close) {
            pages.close();
            pages.looked_at.reset();
            return std::move(close.then);
        },
        [&](Tell&& tell) -> Command {
            pages.notices.push_back(std::move(tell.notice));
            for (Notice& notice : tell.more) pages.notices.push_back(std::move(notice));
            return Stay{};
        },
        [&](Follow) -> Command {
            pages.looked_at.reset();
            return Stay{};
        });
}

// Draws the page of the menu window, below `rows_above` rows of players, and the panels over it.
// The page of the decision may be a panel itself.
template <class D>
void draw_pages(Canvas& canvas,
                const OpenPages<D>& pages,
                const typename D::Seen& seen,
                int rows_above) {
    std::size_t first = pages.above.size();
    while (first > 0 and pages.above[first - 1]->is_panel()) --first;
    const Page<D>& window = first == 0 ? *pages.below : *pages.above[first - 1];
    Menu menu = window.menu(seen);
    menu.rows_above = rows_above;
    if (window.is_panel())
        window.draw_panel(canvas, seen, menu);
    else
        draw_menu(canvas, menu, window.place);
    for (; first < pages.above.size(); ++first) {
        const Page<D>& panel = *pages.above[first];
        panel.draw_panel(canvas, seen, panel.menu(seen));
    }
}

}  // namespace parlor::tui::desk
