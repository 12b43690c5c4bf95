// Estate: houses, hotels and mortgages on a player's own deeds.
//
// Source:   C-7, M-2.7 (mortgaging sells houses), M-2.8 (Gaol bars managing). C-2.5 says which
//           action is legal in which decision (decisions.hpp).
// Choices:  C-7.3: a fully built group is refused like a fully built street. C-7.2: half of an odd
//           price is rounded down.
// Not here: raising money for a debt automatically (debt.hpp).
#pragma once

#include "rules/property/refusal.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

// May `seat` do this to the square or group? Checks everything but the pending decision.
[[nodiscard]] Answer may_build(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] Answer may_build_group(const OpenGame& game, Seat seat, board::Group group);
[[nodiscard]] Answer may_sell(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] Answer may_mortgage(const OpenGame& game, Seat seat, Square square);
[[nodiscard]] Answer may_repay(const OpenGame& game, Seat seat, Square square);

// The streets that building on a group in one go raises by a step: those below the highest, or all
// when the group is even (C-7.3).
[[nodiscard]] board::Squares streets_to_raise(const OpenGame& game, board::Group group);

// The actions. Each requires that its `may_` check has passed.
void build(Draft& draft, Seat seat, Square square);
void build_group(Draft& draft, Seat seat, board::Group group);
void sell(Draft& draft, Seat seat, Square square);
void mortgage(Draft& draft, Seat seat, Square square);
void repay(Draft& draft, Seat seat, Square square);

// Sells a street's buildings at once, down to `most_left` houses; to none where the bank has no
// house to put there (M-2.7).
void sell_down(Draft& draft, Seat seat, Square square, int most_left);

// Returns all houses or the hotel of a street to the bank; pays nothing.
void clear_street(Draft& draft, Seat seat, Square square);

}  // namespace parlor::property
