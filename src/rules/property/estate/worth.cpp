#include "rules/property/estate/worth.hpp"

namespace parlor::property {

Seat owner_of(const OpenGame& game, Square square) {
    for (int seat = 1; seat <= game.seats; ++seat)
        if (game.deeds[Seat(seat)].contains(square)) return Seat(seat);
    return bank;
}

Seats players_in(const OpenGame& game) {
    Seats in;
    for (int seat = 1; seat <= game.seats; ++seat)
        if (not game.players[Seat(seat)].out) in.insert(Seat(seat));
    return in;
}

Seat next_in(const OpenGame& game, Seat after) {
    Seat next = after;
    do {
        next = Seat(number(next) % game.seats + 1);
    } while (game.players[next].out and next != after);
    return next;
}

const board::Spot& spot(const OpenGame& game, Square square) { return game.board().at(square); }

board::Squares group_of(const OpenGame& game, Square square) {
    return game.board().groups[spot(game, square).group];
}

bool has_whole_group(const OpenGame& game, Seat seat, Square square) {
    return game.deeds[seat].contains_all(group_of(game, square));
}

bool is_improved(const OpenGame& game, board::Squares deeds) {
    for (const Square square : deeds)
        if (game.houses[square] > 0) return true;
    return false;
}

int free_cards_of(const OpenGame& game, Seat seat) {
    return (game.free_card_holder[board::Deck::Chest] == seat ? 1 : 0) +
           (game.free_card_holder[board::Deck::Chance] == seat ? 1 : 0);
}

Money building_price(const board::Spot& street, int step) {
    return step == board::hotel ? street.hotel_cost : street.house_cost;
}

Money selling_price(const board::Spot& spot, int houses) {
    return building_price(spot, houses) / 2;
}

Money equity_of(const OpenGame& game, Seat seat) {
    Money equity;
    for (const Square square : game.deeds[seat]) {
        const board::Spot& deed = spot(game, square);
        if (not game.mortgaged.contains(square)) equity += deed.mortgage;
        for (int step = game.houses[square]; step > 0; --step) equity += selling_price(deed, step);
    }
    return equity;
}

Money wealth_of(const OpenGame& game, Seat seat) {
    return game.players[seat].money + equity_of(game, seat);
}

Money owed_by(const OpenGame& game, Seat seat) {
    Money owed;
    for (const Debt& debt : game.debts)
        if (debt.from == seat) owed += debt.sum;
    return owed;
}

bool is_in_debt(const OpenGame& game, Seat seat) { return owed_by(game, seat) > 0_cash; }

Money standing_bid_of(const OpenGame& game, Seat seat) {
    const bool stands = game.auction and game.auction->bidder == seat;
    return stands ? game.auction->bid : 0_cash;
}

}  // namespace parlor::property
