#include "rules/moneyloopy/computer/sight.hpp"

#include <algorithm>

#include "rules/moneyloopy/deal/deal_check.hpp"

namespace parlor::moneyloopy::computer {
namespace {

// Players spend about as much as they get, so the money in hand grows slowly, as there is less to
// buy.
constexpr Money usual_purse = 400_cash, growth_a_round = 25_cash;

// The least money that this player must have: the standing bid or the offer of money, plus a
// dollar.
Money least_of(const OpenGame& game, Seat seat) {
    Money least = last_dollar;
    if (game.auction and game.auction->bidder == seat) least += game.auction->bid;
    if (game.proposal and game.proposal->from == seat)
        least += std::max(net_cost(*game.proposal, seat), 0_cash);
    return least;
}

}  // namespace

Sight sight_of(const Game& game) {
    const Seat me = game.decision.seat;
    Sight my{game, me, game.money[me], {}, legal(game)};
    if (game.rules.purses == Purses::Open)
        for (const Seat seat : everybody(game)) my.theirs[seat] = game.money[seat];
    return my;
}

Money money_of(const Sight& my, Seat seat) {
    return seat == my.me ? my.money : money_shown(my, seat);
}

Money money_shown(const Sight& my, Seat seat) {
    if (my.theirs[seat]) return *my.theirs[seat];
    return std::max(least_of(my.game, seat), usual_purse + growth_a_round * my.game.rounds);
}

}  // namespace parlor::moneyloopy::computer
