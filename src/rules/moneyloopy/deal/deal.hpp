// Deals: proposing, accepting and declining them.
//
// Source:   L-8.1, L-8.2, L-8.5.
// Choices:  L-8.2: when both sides give money now, only the difference is paid; a debt that is put
//           off becomes a payment at that square.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::moneyloopy {

// Requires at most as many terms as a deal may have.
[[nodiscard]] Proposal proposal_of(Seat from, const Propose& deal);

// Makes a proposal to another player; declines the proposal that is waiting for an answer, if any.
[[nodiscard]] Answer propose(Draft& draft, Seat from, const Propose& deal);

// Both require a waiting proposal; accepting also requires that it may be accepted.
void accept(Draft& draft);
void decline(Draft& draft);

}  // namespace parlor::moneyloopy
