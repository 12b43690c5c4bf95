// The page that shows what happened: a panel of sentences. It opens at the new ones; earlier pages
// go back to the beginning of the game.
//
// Source: U-5.1.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "base/story.hpp"
#include "tui/desk/page_kind.hpp"

namespace parlor::tui::desk {

struct History {
    std::vector<std::vector<std::string>> pages = {};  // lines of text, the oldest page first
    std::size_t shown = 0, first_new = 0;
    std::string about_news = {};

    [[nodiscard]] bool is_first() const { return shown == 0; }
    [[nodiscard]] bool is_last() const { return shown + 1 == pages.size(); }
};

// `about_news` is the title of the new pages. The oldest new page is shown first.
[[nodiscard]] History history_of(const Story& story, std::string_view about_news);

void draw_history(Canvas& canvas, const History& page, const Menu& menu, MenuCursor place);

template <class D>
class HistoryPage {
    using View = typename D::View;
    using Seen = typename D::Seen;

    static Reply<D> turn_back(const View&, History& page) {
        if (page.is_first()) return Say{"The game begins here"};
        --page.shown;
        return Stay{};
    }
    static Reply<D> turn_forward(const View&, History& page) {
        if (page.is_last()) return Say{"That is all so far"};
        ++page.shown;
        return Stay{};
    }

    static ItemIs if_not_first(const Seen&, const History& page) {
        return open_if(not page.is_first());
    }
    static ItemIs if_not_last(const Seen&, const History& page) {
        return open_if(not page.is_last());
    }

    static Menu window(const Seen&, const History&) {
        return {.header = "WHAT HAPPENED", .has_squares = true, .has_quadrants = false};
    }
    static void draw(
        Canvas& canvas, const Seen&, const History& page, const Menu& menu, MenuCursor place) {
        draw_history(canvas, page, menu, place);
    }

    static constexpr int keys_row = 19;
    static constexpr Entry<D, History> entries[]{
        {{'b', 1, keys_row, "BACK", "previous page", 2}, turn_back, if_not_first},
        {{'f', 1, keys_row, "FORWARD", "the next page", 12}, turn_forward, if_not_last},
        {{'d', 1, keys_row, "DONE", "back to the table", 32}, close<D>},
    };

public:
    static constexpr PageKind<D, History> kind{window, entries, draw};
};

template <class D>
[[nodiscard]] PagePtr<D> history_page(const Story& story, std::string_view about_news) {
    History page = history_of(story, about_news);
    const int hot = page.is_last() ? 2 : 1;
    PagePtr<D> made = page_of(HistoryPage<D>::kind, std::move(page));
    made->place.hot = hot;
    return made;
}

}  // namespace parlor::tui::desk
