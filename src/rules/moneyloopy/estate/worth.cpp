#include "rules/moneyloopy/estate/worth.hpp"

#include "rules/board/street.hpp"

namespace parlor::moneyloopy {
namespace {

// Counts the seats in play order, from the seat that started the game.
int place_in_round(const OpenGame& game, Seat seat) {
    return (number(seat) - number(game.first) + game.seats) % game.seats;
}

}  // namespace

Seats everybody(const OpenGame& game) {
    Seats seats;
    for (int seat = 1; seat <= game.seats; ++seat) seats.insert(Seat(seat));
    return seats;
}

Seats players_in(const OpenGame& game) {
    Seats in;
    for (int seat = 1; seat <= game.seats; ++seat)
        in.insert_if(not game.players[Seat(seat)].out, Seat(seat));
    return in;
}

Seat next_in(const OpenGame& game, Seat after) {
    Seat seat = after;
    do { seat = Seat(number(seat) % game.seats + 1); } while (game.players[seat].out);
    return seat;
}

Seats in_after(const OpenGame& game, Seat seat) {
    Seats later;
    for (const Seat other : players_in(game))
        later.insert_if(place_in_round(game, other) > place_in_round(game, seat), other);
    return later;
}

Seat owner_of(const OpenGame& game, Square property) {
    for (int seat = 1; seat <= game.seats; ++seat)
        if (game.properties[Seat(seat)].contains(property)) return Seat(seat);
    return bank;
}

board::Squares owned_by_others(const OpenGame& game, Seat seat) {
    return game.edition->properties - game.properties[bank] - game.properties[seat];
}

bool has_whole_group(const OpenGame& game, Seat seat, Square property) {
    const board::Squares group = game.board().groups[game.board().at(property).group];
    return game.properties[seat].contains_all(group);
}

Place place_under(const OpenGame& game, Seat seat) {
    return game.edition->places[game.players[seat].at];
}

bool has_hotel(const OpenGame& game, Square property) {
    return game.houses[property] == board::hotel;
}

Money equity_of(const OpenGame& game, Seat seat) {
    return property_worth * game.properties[seat].count();
}

Money wealth_of(const Game& game, Seat seat) { return game.money[seat] + equity_of(game, seat); }

}  // namespace parlor::moneyloopy
