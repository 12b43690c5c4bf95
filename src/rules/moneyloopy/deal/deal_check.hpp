// Checks of deals: whether they may be proposed, and accepted.
//
// Source:   L-8.1 to L-8.4.
// Choices:  L-8.2: the limits of term.hpp; terms carried out at once need no room among the deals
//           in force.
// Not here: deals that a line cannot express (words/term_words.hpp).
#pragma once

#include <string>

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// Checks everything but money.
[[nodiscard]] Answer may_agree_to(const OpenGame& game, const Proposal& proposal);

// Which terms of several are refused, counted from 1: "term 2", "terms 1 and 3"; empty: the deal as a
// whole.
[[nodiscard]] std::string terms_refused(const OpenGame& game,
                                        const Proposal& proposal,
                                        Refusal why);

// Checks the proposer's money, too; they may not know the other player's.
[[nodiscard]] Answer may_propose(const Game& game, const Proposal& proposal);

// Checks the money of both players. Requires a waiting proposal.
[[nodiscard]] Answer may_accept(const Game& game);

// What the deal costs this seat now; negative when it brings money.
[[nodiscard]] Money net_cost(const Proposal& proposal, Seat seat);

}  // namespace parlor::moneyloopy
