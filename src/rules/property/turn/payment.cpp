#include "rules/property/turn/payment.hpp"

#include <algorithm>

namespace parlor::property {
namespace {

bool is_limited(const OpenGame& game) { return game.rules.money_supply == MoneySupply::Limited; }

void receive(Draft& draft, Seat seat, Money sum) {
    Money& money = draft.player(seat).money;
    money = board::with_received(money, sum);
}

void bank_receives(Draft& draft, Money sum) {
    if (is_limited(draft.game)) draft.game.bank_money += sum;
}

bool goes_under_free_parking(const Ruleset& rules, Why why) {
    switch (rules.free_parking) {
        case FreeParking::Nothing: return false;
        case FreeParking::Taxes: return why == Why::Tax or why == Why::Bail;
        case FreeParking::TaxesAndCards:
            return why == Why::Tax or why == Why::Bail or why == Why::Card;
    }
    return false;
}

// Requires that `from` holds this money.
void hand_over(Draft& draft, Seat from, Seat to, Money sum, Why why) {
    draft.player(from).money -= sum;
    if (to != bank)
        receive(draft, to, sum);
    else if (goes_under_free_parking(draft.game.rules, why))
        draft.game.pot += sum;
    else
        bank_receives(draft, sum);
}

}  // namespace

Money bank_pays(Draft& draft, Seat seat, Money due) {
    Money sum = due;
    if (is_limited(draft.game)) {
        sum = std::min(due, draft.game.bank_money);
        draft.game.bank_money -= sum;
    }
    receive(draft, seat, sum);
    return sum;
}

void pay_bank(Draft& draft, Seat seat, Money sum) {
    draft.player(seat).money -= sum;
    bank_receives(draft, sum);
}

Demanded collect(Draft& draft, const Debt& due) {
    const Money cash = std::min(draft.player(due.from).money, due.sum);
    if (cash > 0_cash) hand_over(draft, due.from, due.to, cash, due.why);
    return {due, cash};
}

void report(Draft& draft, const Demanded& demanded) {
    const auto& [from, to, sum, why] = demanded.due;
    const Money cash = demanded.cash, short_of = sum - cash;
    if (cash > 0_cash) draft.tell(told::Paid{from, to, cash, why});
    if (short_of > 0_cash) {
        draft.game.debts.push_back({from, to, short_of, why});
        draft.tell(told::Owes{from, to, short_of});
    }
}

void demand(Draft& draft, Seat from, Seat to, Money sum, Why why) {
    report(draft, collect(draft, {from, to, sum, why}));
}

void settle_debts(Draft& draft, Seat debtor) {
    auto& debts = draft.game.debts;
    for (std::size_t i = 0; i < debts.size();) {
        Debt& debt = debts[i];
        const Money cash = std::min(draft.player(debtor).money, debt.sum);
        if (debt.from == debtor and cash > 0_cash) {
            hand_over(draft, debtor, debt.to, cash, debt.why);
            debt.sum -= cash;
            draft.tell(told::Settled{debtor, debt.to, cash});
        }
        if (debt.sum == 0_cash)
            debts.erase(i);
        else
            ++i;
    }
}

}  // namespace parlor::property
