// Who goes first: each player rolls in turn, and the dice appear next to the names.
//
// Source: C-1.5, M-2.2; docs/layout.md, 5, page 11.
#include <algorithm>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/property/pages.hpp"

namespace parlor::tui {
namespace {

using rules::View;

bool all_rolled(const View& view, const FirstRolls& first) {
    return first.shown >= view.seats.size();
}

ItemIs if_some_roll(const Seen& seen, const FirstRolls& first) {
    return open_if(not all_rolled(seen.view, first));
}

ItemIs if_all_rolled(const Seen& seen, const FirstRolls& first) {
    return open_if(all_rolled(seen.view, first));
}

Reply roll(const View& view, FirstRolls& first) {
    if (all_rolled(view, first)) return Say{"All have rolled: begin the game"};
    return own_wish(PropertyWish::SeeRoll);
}

Reply begin(const View& view, FirstRolls& first) {
    if (not all_rolled(view, first)) return Say{"Everybody rolls first"};
    return Close{own_wish(PropertyWish::BeginTurns)};
}

Reply set_up_anew(const View&) { return LeaveTable{}; }

constexpr Entry<FirstRolls> entries[]{
    {{'r', 1, 17, "ROLL", "see who is first"}, roll, if_some_roll},
    {{'b', 1, 19, "BEGIN GAME", "begin"}, begin, if_all_rolled},
    {{'x', 1, 22, "BACK", "start over"}, set_up_anew},
};

// Players who have not rolled yet have no dice.
void add_dice(Menu& menu, int row, const FirstRolls& first, rules::Entrant player) {
    const auto entered = static_cast<std::size_t>(player);
    if (entered >= std::min(first.shown, first.rolls.size())) return;
    const Dice dice = first.rolls[entered];
    menu.words.push_back({row, std::to_string(dice.first), on_body, 13});
    menu.words.push_back({row, std::to_string(dice.second), on_body, 15});
}

// Where the rolls order the seats, the players appear in that order after the last roll.
Menu window(const Seen& seen, const FirstRolls& first) {
    Menu menu{.header = "PREGAME CONFIG", .sub = "ROLL FOR FIRST", .has_quadrants = false};
    const bool are_ordered =
        seen.view.rules.seat_order == rules::SeatOrder::ByThrow and all_rolled(seen.view, first);
    int row = seen.view.seats.size() < max_seats ? 10 : 9;
    for (const rules::SeatView& seat : seen.view.seats) {
        const std::string place = are_ordered ? std::to_string(number(seat.seat)) + " " : "";
        menu.words.push_back({row, place + shortened(upper(seat.name), 10 - width(place))});
        add_dice(menu, row++, first, seat.entrant);
    }
    return menu;
}

constexpr PageKind<FirstRolls> first_rolls{
    .window = window, .entries = entries, .is_before_game = true};

}  // namespace

PagePtr first_roll_page() { return page_of(first_rolls); }

void see_first_roll(const View& view, Ui& ui) {
    FirstRolls& first = *ui.shown<FirstRolls>();
    ++first.shown;
    if (not all_rolled(view, first)) return;
    ui.above.back()->place = {};  // selects the first possible item
    ui.notices.push_back({.title = "GAME STARTING",
                          .sub = "",
                          .lines = sentence(upper(view.seat(view.turn).name), "GOES FIRST")});
}

}  // namespace parlor::tui
