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

}  // namespace parlor::rules::board
