#include "tui/property/setup/board_page.hpp"

#include <algorithm>
#include <array>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr std::string_view keys = "123456789abcdefghijklmnopqrstuvwyz";
constexpr std::size_t boards_on_page = 9;
constexpr int first_row = 10, back_row = 22;
constexpr std::array<std::string_view, 2> first_boards{"uk", "us"};  // the C64's, as there

MenuCursor place_of(std::size_t board) {
    return {1 + static_cast<int>(board / boards_on_page), static_cast<int>(board % boards_on_page)};
}

Item item_for(const std::string& id, std::size_t number) {
    const auto [page, line] = place_of(number);
    return item_of({keys[number], page, first_row + *line, upper(id), "play on it"}, ItemIs::Open);
}

}  // namespace

std::vector<std::string> as_offered(std::vector<std::string> boards) {
    auto next = boards.begin();
    for (const std::string_view id : first_boards) {
        const auto found = std::find(next, boards.end(), id);
        if (found != boards.end()) std::rotate(next++, found, found + 1);
    }
    return boards;
}

Menu board_menu(const std::vector<std::string>& boards) {
    Menu menu{.header = "PREGAME CONFIG", .sub = "SET BOARD", .has_quadrants = false};
    const std::size_t count = std::min(boards.size(), keys.size());
    for (std::size_t i = 0; i < count; ++i) menu.items.push_back(item_for(boards[i], i));
    for (int page = menu.pages(); page > 0; --page)
        menu.items.push_back(
            item_of({boards_back, page, back_row, "BACK", "to the launcher"}, ItemIs::Open));
    return menu;
}

MenuCursor place_of_board(const std::vector<std::string>& boards, std::string_view id) {
    const auto found = std::ranges::find(boards, id);
    return place_of(found == boards.end() ? 0 : static_cast<std::size_t>(found - boards.begin()));
}

const std::string& board_with(char key, const std::vector<std::string>& boards) {
    return boards[keys.find(key)];
}

}  // namespace parlor::tui
