#include "rules/moneyloopy/turn/payment.hpp"

#include "rules/board/purse.hpp"

namespace parlor::moneyloopy {

bool can_pay(const Game& game, Seat seat, Money sum) {
    return game.money[seat] - sum >= last_dollar;
}

Money most_payable(const Game& game, Seat seat) { return game.money[seat] - last_dollar; }

void take_from(Draft& draft, Seat seat, Money sum) { draft.game.money[seat] -= sum; }

void give_to(Draft& draft, Seat seat, Money sum) {
    Money& purse = draft.game.money[seat];
    purse = board::with_received(purse, sum);
}

void hand_over(Draft& draft, const Debt& debt) {
    take_from(draft, debt.from, debt.sum);
    if (debt.to != bank) give_to(draft, debt.to, debt.sum);
}

void report_paid(Draft& draft, const Debt& debt) {
    draft.tell(told::Paid{debt.from, debt.to, debt.sum, debt.why});
}

void pay(Draft& draft, const Debt& debt) {
    hand_over(draft, debt);
    report_paid(draft, debt);
}

}  // namespace parlor::moneyloopy
