// Elimination: a debtor leaves the game, and the creditor or the bank settles their estate.
//
// Source:   C-6.5 to C-6.7, C-10, M-2.3 (no auctions).
// Choices:  C-10.1 with several creditors: when any of them is a player, everything is sold and the
//           money goes to the creditors in turn; the victor is the first creditor who is not paid
//           in full (C-6.6), and if that is the bank, C-10.4 holds for the deeds. Debts owed to an
//           eliminated player lapse.
#pragma once

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

void eliminate(Draft& draft, Seat loser);

[[nodiscard]] Answer may_claim(const OpenGame& game, Square square, bool repaying);
void claim(Draft& draft, Square square, bool repaying);
void leave(Draft& draft, board::Squares deeds);  // requires unsettled deeds

}  // namespace parlor::property
