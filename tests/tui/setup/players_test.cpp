// On the pages of players, the game decides how many may play.
#include <set>

#include "canvas/letters.hpp"
#include "catch.hpp"
#include "rules/board/level_name.hpp"
#include "tui/setup/player_pages.hpp"
#include "tui/setup/players.hpp"

namespace parlor::tui::setup {
namespace {

Players ask_for_count(int fewest, int most) {
    Players players{.fewest = fewest, .most = most};
    turn_to_first(players);
    return players;
}

std::string letters_of(const Menu& menu) {
    std::string keys;
    for (const Item& item : menu.items) keys += item.key;
    return keys;
}

int rows_of(const Menu& menu) {
    std::set<int> rows;
    for (const Item& item : menu.items) rows.insert(item.row);
    CHECK(*rows.rbegin() < Canvas::rows);
    return static_cast<int>(rows.size());
}

}  // namespace

TEST_CASE("the page of the player count offers what the game allows") {
    CHECK(letters_of(menu_of(ask_for_count(2, 6))) == "23456x");
    CHECK(letters_of(menu_of(ask_for_count(3, 8))) == "345678x");
    CHECK(letters_of(menu_of(ask_for_count(2, 8))) == "2345678x");
}

TEST_CASE("each player count has a row of its own, and the way back as well") {
    for (int fewest = 2; fewest <= 8; ++fewest)
        for (int most = fewest; most <= 8; ++most)
            CHECK(rows_of(menu_of(ask_for_count(fewest, most))) == most - fewest + 2);
}

TEST_CASE("eight players have a row each on the pages of set-up, and eight computers a name each") {
    Players players = ask_for_count(3, 8);
    Said said;
    CHECK(rows_of(menu_of(players)) == 7);
    CHECK(press(players, said, key_of(U'8')) == Passage::Stays);
    REQUIRE(players.step == PlayersStep::Computers);
    CHECK(letters_of(menu_of(players)) == "012345678x");
    CHECK(rows_of(menu_of(players)) == 10);
    CHECK(press(players, said, key_of(U'8')) == Passage::Stays);
    std::set<std::string> names;
    std::set<board::Colour> colours;
    for (const board::Sitter& sitter : players.sitters) {
        names.insert(sitter.name);
        colours.insert(sitter.colour);
    }
    CHECK(names.size() == 8);
    CHECK(colours.size() == 8);
}

TEST_CASE("U-7.7: set-up and results name the levels of computers alike") {
    const Menu menu = menu_of(level_page, Players{});
    for (int level = 0; level < board::level_count; ++level)
        CHECK(menu.items.at(static_cast<std::size_t>(level)).label ==
              upper(board::name_of(board::Level(level))));
}

}  // namespace parlor::tui::setup
