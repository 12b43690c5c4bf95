// Who goes first: each player throws in turn, and the dice stand beside the names.
//
// Source: C-1.5; docs/layout.md, 5, page 11.
#include <array>

#include "canvas/letters.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

constexpr std::array keys{
    Binding{'r', 1, 17, "ROLL", "see who is first"},
    Binding{'b', 1, 19, "BEGIN GAME", "begin"},
    Binding{'x', 1, 22, "BACK", "set up anew"},
};

bool all_rolled(const View& view, const Ui& ui) { return ui.first_rolls_seen >= view.seats.size(); }

Menu menu_of(const View& view, const Ui& ui) {
    Menu menu{.header = "PREGAME CONFIG", .sub = "ROLL FOR FIRST", .has_quadrants = false};
    menu.items = items_of(
        keys, [&](char key) { return key == 'x' or (key == 'b') == all_rolled(view, ui); });
    int row = 10;
    for (const rules::SeatView& seat : view.seats)
        menu.words.push_back({row++, cut(upper(seat.name), 10)});
    row = 10;
    for (std::size_t i = 0; i < ui.first_rolls_seen and i < ui.first_rolls.size(); ++i) {
        const Dice dice = ui.first_rolls[i];
        menu.words.push_back({row, std::to_string(dice.first), on_body, 13});
        menu.words.push_back({row++, std::to_string(dice.second), on_body, 15});
    }
    return menu;
}

Wish roll(const View& view, const Ui& ui) {
    if (all_rolled(view, ui)) return Say{"All have rolled: begin the game"};
    return SeeRoll{};
}

Wish chosen(const View& view, Ui& ui, char key) {
    if (key == 'r') return roll(view, ui);
    if (key == 'x') return LeaveTable{};
    if (not all_rolled(view, ui)) return Say{"Everybody rolls first (C-1.5)"};
    ui.close();
    return BeginTurns{};
}

}  // namespace

const PageKind first_roll_page{menu_of, chosen};

void see_first_roll(const View& view, Ui& ui) {
    ++ui.first_rolls_seen;
    if (not all_rolled(view, ui)) return;
    ui.above.back().place = {};  // selects the first possible item
    ui.notices.push_back({.title = "GAME STARTING",
                          .sub = "",
                          .lines = sentence(upper(view.seat(view.turn).name), "GOES FIRST")});
}

}  // namespace parlor::tui
