// Manners of proposing: how often, how soon after a refusal, and never the same thing again for no
// more.
//
// Source:  L-9.1, L-9.2.
// Choices: L-9.2: at most one proposal a round to each player, answers included, and to one player a
//          round, except about a debt that cannot be paid: two to its creditor, one to each other.
//          After each refusal a player waits two rounds longer, and offers more; after six refusals
//          it proposes nothing to that player until the two have made a deal again. A player who
//          cannot pay a debt asks at once. What was refused is proposed again only for more money.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"
#include "rules/moneyloopy/computer/thought.hpp"

namespace parlor::moneyloopy::computer {

inline constexpr Money least_gain = 25_cash;  // by a deal, for levels 1 and 2

[[nodiscard]] int times_asked_now(const Sight& my, Seat other);  // in this round
[[nodiscard]] bool has_asked_now(const Sight& my, Seat other);   // in this round
[[nodiscard]] bool has_asked_anybody(const Sight& my);           // in this round
[[nodiscard]] bool waits(const Sight& my, Seat other);

// What is offered beyond the least that should do, after refusals.
[[nodiscard]] Money patience_with(const Sight& my, Seat other);

// The square of the marker after this many rounds, or the last one before GO; nothing: the marker
// is there already.
[[nodiscard]] std::optional<Square> marker_in(const OpenGame& game, int rounds);

// This player's proposal as an action; nothing when it was refused and is no better, or may not be
// made.
[[nodiscard]] Suggestion proposed(const Sight& my,
                                  const Proposal& proposal,
                                  Reason reason,
                                  Money sum);

}  // namespace parlor::moneyloopy::computer
