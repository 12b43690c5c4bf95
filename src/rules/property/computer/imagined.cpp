#include "rules/property/computer/imagined.hpp"

#include <cassert>

#include "rules/board/mortgage.hpp"
#include "rules/property/computer/appraisal.hpp"

namespace parlor::property::computer {
namespace {

void mortgage_what_is_missing(OpenGame& game, Seat seat) {
    Money& money = game.players[seat].money;
    for (const board::Group group : least_wanted_first) {
        const board::Squares all = game.board().groups[group];
        if (game.deeds[seat].contains_all(all)) continue;
        for (const Square square : (game.deeds[seat] & all) - game.mortgaged) {
            if (money >= 0_cash) return;
            game.mortgaged.insert(square);
            money += spot(game, square).mortgage;
        }
    }
}

void pay_fees(OpenGame& game, Seat seat, board::Squares received) {
    for (const Square square : received& game.mortgaged)
        game.players[seat].money -= board::mortgage_fee(spot(game, square));
}

}  // namespace

OpenGame with_deed(const OpenGame& game, Seat owner, Square square, Money paid) {
    OpenGame then = game;
    then.deeds[bank].erase(square);
    then.deeds[owner].insert(square);
    then.players[owner].money -= paid;
    mortgage_what_is_missing(then, owner);
    return then;
}

OpenGame with_trade(const OpenGame& game, const Offer& offer) {
    OpenGame then = game;
    const Money net = offer.give.money - offer.want.money;
    then.players[offer.from].money -= net;
    then.players[offer.to].money += net;
    then.deeds[offer.from] = (game.deeds[offer.from] - offer.give.deeds) | offer.want.deeds;
    then.deeds[offer.to] = (game.deeds[offer.to] - offer.want.deeds) | offer.give.deeds;
    pay_fees(then, offer.from, offer.want.deeds);
    pay_fees(then, offer.to, offer.give.deeds);
    return then;
}

OpenGame with_step(const OpenGame& game, Seat seat, board::Squares streets) {
    OpenGame then = game;
    for (const Square square : streets) {
        const int step = ++then.houses[square];
        assert(step <= board::hotel);
        then.players[seat].money -= building_price(spot(game, square), step);
    }
    mortgage_what_is_missing(then, seat);
    return then;
}

OpenGame with_mortgage(const OpenGame& game, Seat seat, Square square) {
    OpenGame then = game;
    then.mortgaged.insert(square);
    then.players[seat].money += spot(game, square).mortgage;
    return then;
}

OpenGame with_repayment(const OpenGame& game, Seat seat, Square square) {
    OpenGame then = game;
    then.mortgaged.erase(square);
    then.players[seat].money -= board::repay_cost(spot(game, square));
    return then;
}

}  // namespace parlor::property::computer
