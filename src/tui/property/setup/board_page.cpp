#include "tui/property/setup/board_page.hpp"

#include <algorithm>
#include <array>

#include "tui/property/list_page.hpp"

namespace parlor::tui {
namespace {

constexpr std::array<std::string_view, 2> first_boards{"uk", "us"};  // the C64's, as there
constexpr ListPage page{"SET BOARD", "play on it", "the page before"};

}  // namespace

std::vector<std::string> as_offered(std::vector<std::string> boards) {
    auto next = boards.begin();
    for (const std::string_view id : first_boards) {
        const auto found = std::find(next, boards.end(), id);
        if (found != boards.end()) std::rotate(next++, found, found + 1);
    }
    return boards;
}

Menu board_menu(const std::vector<std::string>& boards, const std::vector<std::string>& broken) {
    Menu menu = list_menu(page, boards);
    darken(menu, [&](std::size_t item) {
        return std::ranges::find(broken, boards[item]) != broken.end();
    });
    return menu;
}

MenuCursor place_of_board(const std::vector<std::string>& boards, std::string_view id) {
    return place_in_list(boards, id);
}

const std::string& board_with(char key, const std::vector<std::string>& boards) {
    return boards[item_in_list(key)];
}

}  // namespace parlor::tui
