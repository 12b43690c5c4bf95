// Debt: who has to raise money next, and raising it all by itself.
//
// Source:   C-2.6, C-6. Paying itself: payment.hpp.
// Choices:  C-2.6 against C-6.4: the player with the dice is served first, then the others in
//           play order. A bid that was won during an elimination's auctions is paid before the
//           next auction; debts that are older wait until the elimination is settled (C-10.5).
#pragma once

#include <optional>

#include "rules/property/play.hpp"

namespace parlor::rules {

// The next debtor to be served in play order from the player with the dice; of those who owe
// for a bid only, or of all.
enum class Owed : std::uint8_t { ForBids, ForAnything };
[[nodiscard]] std::optional<Seat> next_debtor(const OpenGame& game, Owed owed);

// Whether everything that the debtor has will not do (C-6.5), or is gone (C-9.5).
[[nodiscard]] bool is_insolvent(const OpenGame& game, Seat debtor);

// Sells and mortgages in the order of C-6.3 until nothing is owed. Requires a debt.
void recover(Draft& draft, Seat debtor);

}  // namespace parlor::rules
