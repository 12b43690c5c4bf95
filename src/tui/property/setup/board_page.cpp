#include "tui/property/setup/board_page.hpp"

#include <algorithm>

#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

constexpr std::string_view keys = "123456789abcdefghijklmnopqrstuvwyz";
constexpr std::size_t boards_on_page = 5;
constexpr int first_row = 10, rows_apart = 2, back_row = 22;

MenuCursor place_of(std::size_t board) {
    return {1 + static_cast<int>(board / boards_on_page), static_cast<int>(board % boards_on_page)};
}

Item item_for(const std::string& id, std::size_t number) {
    const auto [page, line] = place_of(number);
    const int row = first_row + rows_apart * *line;
    return item_of({keys[number], page, row, upper(id), "play on it"}, ItemIs::Open);
}

}  // namespace

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
