// Auction: the bidding for one property.
//
// Source:   L-3.2, L-7.2, L-7.4; C-4.1, C-4.2, C-4.4.
#pragma once

#include "rules/board/bidding.hpp"
#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] Money lowest_open_bid(const OpenGame& game);
[[nodiscard]] Money highest_open_bid(const Game& game);  // below the lowest: no bid is possible
[[nodiscard]] Answer may_bid(const Game& game, Money sum);

// When nobody is left to ask: who bid most pays, and has the property.
void close_auction(Draft& draft);

}  // namespace parlor::moneyloopy
