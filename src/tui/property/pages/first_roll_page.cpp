// Who goes first: each player rolls in turn, and the dice appear next to the names.
//
// Source: C-1.5, M-2.2; docs/layout.md, 5, page 11.
#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/board/icons.hpp"
#include "tui/property/pages/pages.hpp"
#include "tui/widgets.hpp"

namespace parlor::tui {
namespace {

using property::View;

bool all_rolled(const View& view) { return view.first_rolls->size() >= view.seats.size(); }

ItemIs if_some_roll(const Seen& seen) { return open_if(not all_rolled(seen.view)); }
ItemIs if_all_rolled(const Seen& seen) { return open_if(all_rolled(seen.view)); }

Reply roll(const View& view) {
    if (all_rolled(view)) return Say{"All have rolled: begin the game"};
    return Reveal{};
}

Reply begin(const View& view) {
    if (not all_rolled(view)) return Say{"Everybody rolls first"};
    return Reveal{};
}

constexpr Entry<NoState> entries[]{
    {{'r', 1, 17, "ROLL", "see who is first"}, roll, if_some_roll},
    {{'b', 1, 19, "BEGIN GAME", "begin"}, begin, if_all_rolled},
    {{'x', 1, 22, "BACK", "start over"}, wishes<LeaveTable>},
};

// Players who have not rolled yet have no dice.
void add_dice(Menu& menu, int row, const View& view, Entrant player) {
    const auto entered = static_cast<std::size_t>(player);
    if (entered >= view.first_rolls->size()) return;
    const Dice dice = (*view.first_rolls)[entered];
    menu.words.push_back({row, std::to_string(dice.first), on_body, 13});
    menu.words.push_back({row, std::to_string(dice.second), on_body, 15});
}

// Where the rolls order the seats, the players appear in that order after the last roll.
Menu window(const Seen& seen, const NoState&) {
    Menu menu{.header = "PREGAME CONFIG", .sub = "ROLL FOR FIRST", .has_quadrants = false};
    const View& view = seen.view;
    const bool are_ordered =
        view.rules.seat_order == property::SeatOrder::ByThrow and all_rolled(view);
    int row = view.seats.size() < max_seats ? 10 : 9;
    for (const property::SeatView& seat : view.seats) {
        const std::string place = are_ordered ? std::to_string(number(seat.seat)) + " " : " ";
        menu.words.push_back({row, {seat.token}, style_of_sign(ink_of(seat.colour)), 1});
        menu.words.push_back({row, place + shortened(upper(seat.name), 10 - width(place))});
        add_dice(menu, row++, view, seat.entrant);
    }
    return menu;
}

constexpr PageKind<NoState> first_rolls{
    .window = window, .entries = entries, .is_before_game = true};

}  // namespace

PagePtr first_roll_page() { return page_of(first_rolls); }

}  // namespace parlor::tui
