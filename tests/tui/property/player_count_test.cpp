// How many may play is the mode's, on the pages of setting up.
#include <set>

#include "catch.hpp"
#include "tui/property/setup/pages.hpp"

namespace parlor::tui {
namespace {

SetupUi ask_for_count(int fewest, int most) {
    rules::Mode mode;
    mode.fewest_seats = fewest;
    mode.most_seats = most;
    SetupUi ui = begin_setup({}, mode, {}, {"uk"});
    ui.step = SetupStep::Count;
    return ui;
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

TEST_CASE("the page of the player count offers what the mode allows") {
    const rules::Board board;
    CHECK(letters_of(menu_of(ask_for_count(2, 6), board)) == "23456x");
    CHECK(letters_of(menu_of(ask_for_count(3, 8), board)) == "345678x");
    CHECK(letters_of(menu_of(ask_for_count(2, 8), board)) == "2345678x");
}

TEST_CASE("eight players have a row each on the pages of set-up, and eight computers a name each") {
    const rules::Board board;
    SetupUi ui = ask_for_count(3, 8);
    CHECK(rows_of(menu_of(ui, board)) == 7);
    (void)press(ui, board, key_of(U'8'));
    REQUIRE(ui.step == SetupStep::Computers);
    CHECK(letters_of(menu_of(ui, board)) == "012345678x");
    CHECK(rows_of(menu_of(ui, board)) == 10);
    (void)press(ui, board, key_of(U'8'));
    std::set<std::string> names;
    std::set<rules::Colour> colours;
    for (const rules::Sitter& sitter : ui.sitters) {
        names.insert(sitter.name);
        colours.insert(sitter.colour);
    }
    CHECK(names.size() == 8);
    CHECK(colours.size() == 8);
}

TEST_CASE("setting up begins with the rules of the mode") {
    rules::Mode mode;
    mode.rules.free_parking = rules::FreeParking::Taxes;
    CHECK(begin_setup({}, mode, {}, {"uk"}).rules.free_parking == rules::FreeParking::Taxes);
}

}  // namespace parlor::tui
