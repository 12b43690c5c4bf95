// Payment: money changes hands, and what is short becomes a debt.
//
// Source:   C-1.6 (no more than $32,767), C-6.1 (cash first, then debt), C-9.2 (what goes
//           under Free Parking), C-9.5 (the bank pays what it has).
// Not here: raising money for debts and who goes out for them (debt.hpp, elimination.hpp).
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::rules {

// The bank pays `seat` what is due, or what it has; answers what it paid.
Money bank_pays(Draft& draft, Seat seat, Money due);

// Straight to the bank, never under Free Parking: prices, buildings, mortgages, fees.
// Requires that the seat has it.
void pay_bank(Draft& draft, Seat seat, Money sum);

// A demand: as much as there is at once (`paid`), the rest is owed (`owes`).
void demand(Draft& draft, Seat from, Seat to, Money sum, Why why);

// Uses what a debtor holds for their debts, in the order in which these were made.
void settle_debts(Draft& draft, Seat debtor);

}  // namespace parlor::rules
