// Debts: the demand of a square or of a due term, paid in full or not at all.
//
// Source: L-2.6, L-7.2, L-7.4.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// The debt being decided, either the demand of the debtor's square or a debt outside their `square`
// decision; null: none.
[[nodiscard]] const Debt* debt_decided(const OpenGame& game);

[[nodiscard]] Answer may_pay(const Game& game);
void pay_debt(Draft& draft);

[[nodiscard]] Answer may_go_bankrupt(const Game& game);

// Removes the debt: the turn, or the round, continues.
void drop_debt(Game& game);

}  // namespace parlor::moneyloopy
