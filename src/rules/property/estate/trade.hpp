// Trade: two players exchange deeds, money and Get Out Of Gaol Free cards.
//
// Source:   C-8, C-4.3 (a standing bid counts as money owed), M-2.8 (nobody in Gaol trades).
// Choices:  C-6.2, C-8.6: nobody can trade with a player who is in debt, either. C-8.3: when a
//           trade is proposed, the other side's fees are counted; its repayments are not known yet.
//           C-8.4: money that would go beyond $32,767 does not count (C-1.6).
#pragma once

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

// Checks everything but the pending decision.
[[nodiscard]] Answer may_propose(const OpenGame& game, const Offer& offer);
void propose(Draft& draft, const Offer& offer);

// `repay`: the mortgaged deeds that the other player repays at once on accepting.
[[nodiscard]] Answer may_accept(const OpenGame& game, board::Squares repay);
void accept(Draft& draft, board::Squares repay);
void decline(Draft& draft);

// The players with whom the proposer has anything to trade now.
[[nodiscard]] Seats partners_of(const OpenGame& game, Seat proposer);

}  // namespace parlor::property
