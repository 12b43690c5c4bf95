#include "rules/board/view.hpp"

#include "rules/board/street.hpp"

namespace parlor::rules::board {

SeatView seat_view(Seat seat, const Sitter& sitter) {
    const auto own_number = static_cast<char>('0' + number(seat));
    return {.seat = seat,
            .entrant = Entrant(number(seat) - 1),
            .name = sitter.name,
            .colour = sitter.colour,
            .token = sitter.token.empty() ? own_number : sitter.token.front(),
            .computer = sitter.computer};
}

void count_houses(SeatView& seat, int steps) {
    seat.hotels += steps == hotel ? 1 : 0;
    seat.houses += steps == hotel ? 0 : steps;
}

Seats everybody(const View& view) {
    Seats seats;
    for (std::size_t seat = 1; seat <= view.seat_count(); ++seat) seats.insert(Seat(seat));
    return seats;
}

Seats people_in(const View& view) {
    Seats people;
    for (const Seat seat : everybody(view))
        people.insert_if(not view.seat(seat).computer and not view.seat(seat).out, seat);
    return people;
}

Seats computers_in(const View& view) {
    Seats computers;
    for (const Seat seat : everybody(view))
        computers.insert_if(view.seat(seat).computer.has_value(), seat);
    return computers;
}

}  // namespace parlor::rules::board
