// Auction: the bidding for one deed.
//
// Source:   C-4.
// Choices:  C-4.3: debts count like a standing bid: nobody bids more than their wealth less their
//           debts.
#pragma once

#include "rules/board/bidding.hpp"
#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

[[nodiscard]] Money lowest_open_bid(const OpenGame& game);
[[nodiscard]] Money highest_open_bid(const OpenGame& game);  // below the lowest: no bid is possible
[[nodiscard]] Answer may_bid(const OpenGame& game, Money sum);

// When nobody is left to ask: who bid most pays, and has the deed.
void close_auction(Draft& draft);

// Continues without a player who is out of the game: a standing bid of theirs lapses, and then all
// players are asked again (M-3.3).
void withdraw_from_bidding(Draft& draft, Seat seat);

}  // namespace parlor::property
