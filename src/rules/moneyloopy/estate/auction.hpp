// Auction: the bidding for one property.
//
// Source:   L-3.2, L-7.2, L-7.4; C-4.1, C-4.2, C-4.4.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// Bidding starts with the player after `after`.
void open_auction(Draft& draft, Square property, Seat after);

[[nodiscard]] Money lowest_open_bid(const OpenGame& game);
[[nodiscard]] Money highest_open_bid(const Game& game);  // below the lowest: no bid is possible
[[nodiscard]] Answer may_bid(const Game& game, Money sum);

void bid(Draft& draft, Money sum);
void pass_bidding(Draft& draft);
void forfeit_bidding(Draft& draft);

}  // namespace parlor::moneyloopy
