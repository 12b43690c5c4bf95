// The page of set-up for choosing the board.
#include <set>

#include "app/own_data.hpp"
#include "app/screened.hpp"
#include "canvas/letters.hpp"
#include "tui/property/setup/board_page.hpp"
#include "tui/setup/list_page.hpp"

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
            if (item.key == list_back or item.key == list_edit or item.key == list_start) continue;
            CHECK(keys.insert(item.key).second);
            CHECK(item.label == upper(board_with(item.key, ids)));
        }
        CHECK(static_cast<int>(keys.size()) == std::min(count, 32));
    }
}

TEST_CASE("the board that was chosen last is selected, on its page") {
    const auto ids = boards(12);
    CHECK(place_of_board(ids, "board-1") == MenuCursor{1, 0});
    CHECK(place_of_board(ids, "board-11") == MenuCursor{2, 1});
    CHECK(place_of_board(ids, "gone") == MenuCursor{1, 0});
}

TEST_CASE("U-3.1: the boards of the C64 keep its digits, and the others follow") {
    using Ids = std::vector<std::string>;
    CHECK(as_offered({"bilkent", "turkey", "uk", "us", "world"}) ==
          Ids{"uk", "us", "bilkent", "turkey", "world"});
    CHECK(as_offered({"a", "us"}) == Ids{"us", "a"});
    CHECK(as_offered({"a", "b"}) == Ids{"a", "b"});
}

TEST_CASE("U-3.1: all eight boards stand on one page, and each can be chosen") {
    const char key = GENERATE('1', '2', '3', '4', '5', '6', '7', '8');
    Screened table;
    table.keys("a p k c Enter");
    CHECK_FALSE(table.says("NEXT PAGE"));
    table.keys(std::string{key} + " 2 0 0 Enter Enter 1 Enter Enter 0 c 0");
    REQUIRE(table.place.table);
    constexpr std::array ids{
        "uk", "us", "bilkent", "bilkent-40", "turkey", "turkey-40", "world", "world-40"};
    CHECK(table.fact("board") == ids[static_cast<std::size_t>(key - '1')]);
}

TEST_CASE("U-3.1: with more boards than a page has room for, the full stop turns to the next") {
    const OwnData own;
    std::filesystem::create_directories(own.path / "parlor/boards");
    for (int i = 10; i < 50; ++i)
        std::ofstream{own.path / "parlor/boards" / ("b" + std::to_string(i) + ".toml")} << "";
    Screened table;
    table.keys("a p k c Enter .");
    CHECK(table.says("PG 2/4"));
    CHECK(table.says("B17"));
    CHECK_FALSE(table.says("NO SUCH KEY"));
    table.keys(". . .");
    CHECK(table.says("PG 1/4"));
    table.keys("Up Enter");
    CHECK(table.says("PG 2/4"));
    table.keys("x");
    CHECK(table.says("SET MODE"));
}

TEST_CASE("U-3.1: a board whose file is wrong says so when it is chosen, and another can be") {
    const OwnData own;
    std::filesystem::create_directories(own.path / "parlor/boards");
    std::ofstream{own.path / "parlor/boards/moon.toml"} << "name = 1\n";
    Screened table;
    table.keys("a p k c Enter");
    CHECK(table.says("5   MOON"));
    table.keys("5");
    CHECK(table.says("NO BOARD"));
    CHECK(table.says("MUST"));
    table.keys("Space 2");
    CHECK(table.says("SET PLAYER COUNT"));
}

}  // namespace parlor::tui
