#include "rules/property/turn/seating.hpp"

#include <algorithm>
#include <tuple>

namespace parlor::property {

void note_throw_for_order(Game& game, Seat seat, Dice dice) {
    if (game.rules.seat_order == SeatOrder::ByThrow)
        game.throws_for_order[seat] = static_cast<std::uint8_t>(dice.total().count);
}

void place_by_throws(Draft& draft) {
    Game& game = draft.game;
    ShortList<Seat, max_seats> order;
    for (int seat = 1; seat <= game.seats; ++seat) order.push_back(Seat(seat));
    std::ranges::sort(order, {}, [&](Seat was) {
        return std::tuple{-game.throws_for_order[was], number(was)};
    });
    int place = 0;
    for (const Seat was : order) {
        const auto seat = Seat(++place);
        game.seating[seat] = Entrant(number(was) - 1);
    }
    game.first = Seat{1};
    game.throws_for_order = {};
    place = 0;
    for (const Seat was : order) draft.tell(told::Placed{Seat(++place), was});
}

}  // namespace parlor::property
