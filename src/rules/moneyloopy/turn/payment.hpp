// Payments: to the bank, from it, and between players; the payer always keeps a dollar.
//
// Source:   L-7.1, L-7.2, C-1.6.
// Choices:  when a payment would overfill the receiver's purse, the excess goes to the bank.
#pragma once

#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// Whether the seat can pay this and keep a dollar.
[[nodiscard]] bool can_pay(const Game& game, Seat seat, Money sum);
[[nodiscard]] Money most_payable(const Game& game, Seat seat);

void take_from(Draft& draft, Seat seat, Money sum);  // to the bank, reported by another event
void give_to(Draft& draft, Seat seat, Money sum);    // from the bank
void hand_over(Draft& draft, const Debt& debt);      // from player to player or bank
void report_paid(Draft& draft, const Debt& debt);    // requires that it was handed over
void pay(Draft& draft, const Debt& debt);            // hands over and reports

}  // namespace parlor::moneyloopy
