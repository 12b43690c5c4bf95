// Debt: the next debtor who has to raise money, and raising it automatically (AUTOPAY).
//
// Source:   C-2.6, C-6. Paying itself: payment.hpp.
// Choices:  C-2.6 against C-6.4: the player with the dice comes first, then the others in play
//           order. A bid that won in an elimination's auctions is paid before the next auction;
//           older debts wait until the elimination is settled (C-10.5).
#pragma once

#include <optional>

#include "rules/property/tell.hpp"

namespace parlor::property {

// The next debtor in play order, from the player with the dice: among those who owe for a bid, or
// among all debtors.
enum class Owed : std::uint8_t { ForBids, ForAnything };
[[nodiscard]] std::optional<Seat> next_debtor(const OpenGame& game, Owed owed);

// Whether the debtor's wealth does not cover the debts (C-6.5), or their equity is gone (C-9.5).
[[nodiscard]] bool is_insolvent(const OpenGame& game, Seat debtor);

// Sells and mortgages in the order of C-6.3 until no debt and no phantom house is left. Requires a
// debt.
void recover(Draft& draft, Seat debtor);

}  // namespace parlor::property
