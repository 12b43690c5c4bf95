// Habits: decisions that computer players of several levels share.
#pragma once

#include <optional>

#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::property::computer {

using Suggestion = std::optional<Thought>;  // nothing: no such action now

// Raises the bid as long as it stays within `limit`, then forfeits the auction.
[[nodiscard]] Thought bid_up_to(const Sight& my, Money limit);

// Whether building can continue: the group has streets, none is mortgaged, not all have hotels.
[[nodiscard]] bool has_steps_left(const OpenGame& game, board::Squares group);

// The streets with the fewest houses, which are built on next (C-7.1), and the cost of one more
// step on each of `streets`.
[[nodiscard]] board::Squares lowest_streets(const OpenGame& game, board::Squares group);
[[nodiscard]] Money cost_of_step(const OpenGame& game, board::Squares streets);

// Whether Gaol keeps the player from building on a group that they could build on (M-2.8).
[[nodiscard]] bool is_kept_from_building(const Sight& my);

// Builds one step on the complete group with the highest rents that allows it, if `reserve` stays
// in hand.
[[nodiscard]] Suggestion build_keeping(const Sight& my, Money reserve);

// Repays a mortgaged deed, preferably of a complete group, if `reserve` stays in hand.
[[nodiscard]] Suggestion repay_keeping(const Sight& my, Money reserve);

// Claims an eliminated player's deeds one by one while `reserve` stays in hand; leaves the rest.
[[nodiscard]] Thought claim_keeping(const Sight& my, Money reserve);

// Replaces phantom houses (C-7.6): sells a house of the cheapest group, but in groups with hotels
// last, because each hotel sold leaves four more houses to give back.
[[nodiscard]] Thought sell_for_houses(const Sight& my);

// Whether a deed was traded so recently that computers do not trade it again. Prevents trading back
// and forth.
[[nodiscard]] bool is_traded_lately(const OpenGame& game, board::Squares deeds);

// Whether one of these deeds belongs to a complete group of the player. Computers never give such a
// deed away: they could not get back what they paid to complete the group.
[[nodiscard]] bool breaks_a_group(const Sight& my, board::Squares deeds);

// C-12.1: refuses early in the game; later agrees when its own score is far below the highest.
[[nodiscard]] Thought vote(const Sight& my);

// Asks to end a very long game when its own score is the highest; after a refusal, waits before it
// asks again.
[[nodiscard]] Suggestion ask_for_the_end(const Sight& my);

}  // namespace parlor::property::computer
