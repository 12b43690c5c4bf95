// Checks of deals: what may be proposed, and accepted.
//
// Source:   L-8.1 to L-8.4.
// Choices:  L-8.2: the limits of term.hpp; what is done at once needs no room among the deals in
//           force.
// Not here: what a line cannot even say (words/term_words.hpp).
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::rules::moneyloopy {

// Checks everything but money.
[[nodiscard]] Answer may_agree_to(const OpenGame& game, const Proposal& proposal);

// Checks the proposer's money, too; they may not know the other's.
[[nodiscard]] Answer may_propose(const Game& game, const Proposal& proposal);

// Checks the money of both. Requires a proposal that waits.
[[nodiscard]] Answer may_accept(const Game& game);

// What the deal takes from this seat's money now; negative when it brings some.
[[nodiscard]] Money net_cost(const Proposal& proposal, Seat seat);

}  // namespace parlor::rules::moneyloopy
