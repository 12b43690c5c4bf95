#include "tui/setup/board_page.hpp"

#include <algorithm>

namespace parlor::tui::setup {

std::vector<std::string> with_first(std::span<const std::string_view> first,
                                    std::vector<std::string> boards) {
    auto next = boards.begin();
    for (const std::string_view id : first) {
        const auto found = std::find(next, boards.end(), id);
        if (found != boards.end()) std::rotate(next++, found, found + 1);
    }
    return boards;
}

Menu board_menu(const ListPage& page,
                const std::vector<std::string>& boards,
                const std::vector<std::string>& unplayable) {
    Menu menu = list_menu(page, boards);
    darken(menu, [&](std::size_t item) {
        return std::ranges::find(unplayable, boards[item]) != unplayable.end();
    });
    return menu;
}

}  // namespace parlor::tui::setup
