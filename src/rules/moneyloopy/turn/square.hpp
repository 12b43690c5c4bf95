// Squares: the answers to a square's demand, question or offer; trains are in train.hpp.
//
// Source: L-2.6, L-3.2, L-4, L-5.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// For an unowned property.
[[nodiscard]] Answer may_buy(const Game& game);
void buy(Draft& draft);
[[nodiscard]] Answer may_start_auction(const Game& game);
void start_auction(Draft& draft);

// A safe card for the demand, or instead of buying or having an auction.
[[nodiscard]] Answer may_save(const Game& game);
void save(Draft& draft);

// For squares that make an offer.
[[nodiscard]] Answer may_buy_safe_card(const Game& game);
void buy_safe_card(Draft& draft);
[[nodiscard]] Answer may_stake(const Game& game, Money money, int cards);
void stake(Draft& draft, Money money, int cards);
void roll_stake(Draft& draft, int die);  // L-5.1
[[nodiscard]] Answer may_sell_to_bank(const Game& game, Square property);
void sell_to_bank(Draft& draft, Square property);
[[nodiscard]] Money price_to_take(const OpenGame& game, Square property);
[[nodiscard]] Answer may_take(const Game& game, Square property);
void take(Draft& draft, Square property);
[[nodiscard]] Answer may_leave_offer(const Game& game);
void leave_offer(Draft& draft);

}  // namespace parlor::moneyloopy
