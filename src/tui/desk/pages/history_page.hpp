// The page that shows what happened: a panel of sentences. It opens at the new ones; earlier pages
// go back to the beginning of the game.
//
// Source: U-5.1.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/story.hpp"
#include "tui/desk/page.hpp"

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

[[nodiscard]] PagePtr history_page(const Story& story, std::string_view about_news);

}  // namespace parlor::tui::desk
