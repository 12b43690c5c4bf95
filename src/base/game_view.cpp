#include "base/game_view.hpp"

namespace parlor {

Seats everybody(const GameView& view) {
    Seats seats;
    for (std::size_t seat = 1; seat <= view.seat_count(); ++seat) seats.insert(Seat(seat));
    return seats;
}

Seats people_in(const GameView& view) {
    Seats people;
    for (const Seat seat : everybody(view)) {
        const Sitting& there = view.sitting(seat);
        people.insert_if(not there.is_computer and not there.out, seat);
    }
    return people;
}

Seats computers_in(const GameView& view) {
    Seats computers;
    for (const Seat seat : everybody(view))
        computers.insert_if(view.sitting(seat).is_computer, seat);
    return computers;
}

}  // namespace parlor
