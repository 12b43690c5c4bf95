// Deals: proposed, accepted, declined.
//
// Source:   L-8.1, L-8.2, L-8.5.
// Choices:  L-8.2: what both sides give of money now is paid as the one sum that is left of it; a
//           debt that is put off becomes a payment at that square.
#pragma once

#include "rules/moneyloopy/refusal.hpp"
#include "rules/moneyloopy/tell.hpp"

namespace parlor::rules::moneyloopy {

// A proposal to another player; while one waits for an answer, it declines that one.
[[nodiscard]] Answer propose(Draft& draft, Seat from, const Propose& deal);

// Require a proposal that waits, and that it may be accepted.
void accept(Draft& draft);
void decline(Draft& draft);

}  // namespace parlor::rules::moneyloopy
