#include "rules/board/view.hpp"

#include "rules/board/street.hpp"

namespace parlor::board {

SeatView seat_view(Seat seat, const Sitter& sitter) {
    SeatView view;
    view.seat = seat;
    view.entrant = Entrant(number(seat) - 1);
    view.name = sitter.name;
    view.is_computer = sitter.computer.has_value();
    view.colour = sitter.colour;
    view.token =
        sitter.token.empty() ? static_cast<char>('0' + number(seat)) : sitter.token.front();
    return view;
}

void count_houses(SeatView& seat, int steps) {
    seat.hotels += steps == hotel ? 1 : 0;
    seat.houses += steps == hotel ? 0 : steps;
}

}  // namespace parlor::board
