#include "rules/moneyloopy/turn/debt.hpp"

#include "rules/moneyloopy/turn/payment.hpp"
#include "rules/moneyloopy/turn/square.hpp"

namespace parlor::moneyloopy {

const Debt* debt_decided(const OpenGame& game) {
    if (game.debt) return &*game.debt;
    const auto* const demanded = std::get_if<ToPay>(&game.phase);
    return demanded == nullptr ? nullptr : &demanded->debt;
}

Answer may_pay(const Game& game) {
    const Debt* const debt = debt_decided(game);
    if (debt == nullptr) return Refusal::NotOffered;
    return can_pay(game, debt->from, debt->sum) ? played : Answer{Refusal::CannotPayWhole};
}

void pay_debt(Draft& draft) {
    const Debt debt = *debt_decided(draft.game);
    drop_debt(draft.game);
    pay(draft, debt);
}

Answer may_go_bankrupt(const Game& game) {
    const Debt* const debt = debt_decided(game);
    if (debt == nullptr) return Refusal::NotOffered;
    if (can_pay(game, debt->from, debt->sum)) return Refusal::CanBePaid;
    return not game.debt and may_save(game) == played ? Answer{Refusal::SafeCardHelps} : played;
}

void drop_debt(Game& game) {
    if (game.debt)
        game.debt.reset();
    else
        game.phase = ToEnd{};
}

}  // namespace parlor::moneyloopy
