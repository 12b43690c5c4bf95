// Payment: moves money between players and bank; what a player cannot pay becomes a debt.
//
// Source:   C-1.6 (no more than $32,767), C-6.1 (cash first, then debt), C-9.2 (payments that go
//           under Free Parking), C-9.5 (the bank pays what it has).
// Not here: raising money for debts (debt.hpp), eliminating debtors (elimination.hpp).
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::property {

// The bank pays `due` to `seat`, or as much as it has. Returns the amount paid.
Money bank_pays(Draft& draft, Seat seat, Money due);

// Pays the bank, never the pot under Free Parking: prices, buildings, mortgages, fees. Requires
// that the seat has the money.
void pay_bank(Draft& draft, Seat seat, Money sum);

// Demands an amount: `from` pays at once what they have (event `paid`) and owes the rest (`owes`).
void demand(Draft& draft, Seat from, Seat to, Money sum, Why why);

// The same in two steps, for an event that is reported before `paid`: the cash is handed over, then
// reported with the debt that is left.
struct Demanded {
    Debt due;
    Money cash;
};
[[nodiscard]] Demanded collect(Draft& draft, const Debt& due);
void report(Draft& draft, const Demanded& demanded);

// Pays a debtor's debts from their money, the oldest debt first.
void settle_debts(Draft& draft, Seat debtor);

}  // namespace parlor::property
