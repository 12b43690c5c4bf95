// Debts: what a square or a due term demands, paid whole or not at all.
//
// Source: L-2.6, L-7.2, L-7.4.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::rules::moneyloopy {

// The debt that is being decided, at a square or outside one's own `square` decision; null: none.
[[nodiscard]] const Debt* debt_decided(const OpenGame& game);

[[nodiscard]] Answer may_pay(const Game& game);
void pay_debt(Draft& draft);

[[nodiscard]] Answer may_go_bankrupt(const Game& game);

// The debt is gone: the turn, or the round, goes on.
void drop_debt(Game& game);

}  // namespace parlor::rules::moneyloopy
