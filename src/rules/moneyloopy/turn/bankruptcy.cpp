#include "rules/moneyloopy/turn/bankruptcy.hpp"

#include <utility>

#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/turn/ending.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

void hand_back(Draft& draft, Seat seat) {
    Game& game = draft.game;
    game.lots = {std::exchange(game.properties[seat], {}), seat};
    game.properties[bank] |= game.lots.squares;
}

}  // namespace

void go_bankrupt(Draft& draft) {
    Debt debt = *debt_decided(draft.game);
    drop_debt(draft.game);
    debt.sum = draft.game.money[debt.from];  // all of it, down to the last dollar
    hand_over(draft, debt);
    hand_back(draft, debt.from);
    draft.player(debt.from) = {.at = draft.player(debt.from).at, .out = true};
    draft.tell(told::Eliminated{debt.from, debt.to});
    report_paid(draft, debt);
    end_deals_of(draft, debt.from);
    const Seats left = players_in(draft.game);
    if (left.has_one()) finish(draft, left, OverHow::Last);
}

}  // namespace parlor::moneyloopy
