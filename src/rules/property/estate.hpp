// Estate: houses, hotels and mortgages on a player's own deeds.
//
// Source:   C-7; which of these is open when: C-2.5 (decisions, play.cpp).
// Choices:  C-7.3: a group that is fully built is refused like a street that is. C-7.2: half of
//           an odd price is rounded down.
// Not here: raising money for a debt by itself (debt.hpp).
#pragma once

#include "rules/property/play.hpp"

namespace parlor::rules {

// The questions: may `seat` do this to this square, looking at everything but the decision?
[[nodiscard]] Answer may_build(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] Answer may_build_group(const OpenGame& game, Seat seat, Group group);
[[nodiscard]] Answer may_sell(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] Answer may_mortgage(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] Answer may_repay(const OpenGame& game, Seat seat, Square square);

// The deeds. Each requires that its question has been answered with yes.
void build(Draft& draft, Seat seat, Square square);
void build_group(Draft& draft, Seat seat, Group group);
void sell(Draft& draft, Seat seat, Square square);
void mortgage(Draft& draft, Seat seat, Square square);
void repay(Draft& draft, Seat seat, Square square);

// Takes every improvement off a street and puts the pieces back into the bank; pays nothing.
void clear_street(Draft& draft, Seat seat, Square square);

}  // namespace parlor::rules
