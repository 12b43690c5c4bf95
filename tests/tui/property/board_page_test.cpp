// The page of set-up where the board is chosen.
#include <set>

#include "app/own_data.hpp"
#include "app/screened.hpp"
#include "canvas/letters.hpp"
#include "tui/property/setup/board_page.hpp"

namespace parlor::tui {
namespace {

std::vector<std::string> boards(int count) {
    std::vector<std::string> ids;
    for (int i = 1; i <= count; ++i) ids.push_back("board-" + std::to_string(i));
    return ids;
}

}  // namespace

TEST_CASE("each board has a key and a row, whatever their number, and each page the way back") {
    for (const int count : {1, 2, 5, 6, 33, 34, 60}) {
        INFO(count);
        const auto ids = boards(count);
        const Menu menu = board_menu(ids);
        std::set<char> keys;
        std::set<std::pair<int, int>> rows;
        for (const Item& item : menu.items) {
            CHECK(rows.emplace(item.page, item.row).second);
            CHECK(item.row != 20);  // NEXT PAGE
            if (item.key == boards_back) continue;
            CHECK(keys.insert(item.key).second);
            CHECK(item.label == upper(board_with(item.key, ids)));
        }
        CHECK(static_cast<int>(keys.size()) == std::min(count, 34));
    }
}

TEST_CASE("the board that was chosen last is selected, on its page") {
    const auto ids = boards(8);
    CHECK(place_of_board(ids, "board-1") == MenuCursor{1, 0});
    CHECK(place_of_board(ids, "board-7") == MenuCursor{2, 1});
    CHECK(place_of_board(ids, "gone") == MenuCursor{1, 0});
}

TEST_CASE("U-3.1: a board whose file is wrong says so when it is chosen, and another can be") {
    const OwnData own;
    std::filesystem::create_directories(own.path / "parlor/boards");
    std::ofstream{own.path / "parlor/boards/moon.toml"} << "name = 1\n";
    Screened table;
    table.keys("a p");
    CHECK(table.says("1 - MOON"));
    table.keys("1");
    CHECK(table.says("NO BOARD"));
    CHECK(table.says("MUST"));
    table.keys("Space 2");
    CHECK(table.says("SET PLAYER COUNT"));
}

}  // namespace parlor::tui
