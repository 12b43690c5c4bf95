// Random deals, for tests: of every kind of term, to anybody.
#pragma once

#include "base/draw.hpp"
#include "rules/moneyloopy/legal.hpp"

namespace parlor::rules::moneyloopy {

// A deal that may be refused; who is in debt often asks for relief. Requires that one can be
// proposed.
[[nodiscard]] Propose random_deal(const Game& game, Seats partners, Draw draw);

}  // namespace parlor::rules::moneyloopy
