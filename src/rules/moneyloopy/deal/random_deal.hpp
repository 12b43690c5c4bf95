// Random deals, for tests: any kind of term, with any partner.
#pragma once

#include "base/draw.hpp"
#include "rules/moneyloopy/legal.hpp"

namespace parlor::moneyloopy {

// A deal that may be refused; a player in debt often asks for relief. Requires that the player can
// propose one.
[[nodiscard]] Propose random_deal(const Game& game, Seats partners, Draw draw);

}  // namespace parlor::moneyloopy
