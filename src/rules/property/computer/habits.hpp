// Habits: what computer players of several levels do alike.
#pragma once

#include <optional>

#include "rules/property/computer/sight.hpp"
#include "rules/property/computer/thought.hpp"

namespace parlor::rules::computer {

using Wish = std::optional<Thought>;  // nothing: not now

// In an auction: raises the bid as long as it stays within `limit`, then forfeits.
[[nodiscard]] Thought bid_up_to(const Sight& my, Money limit);

// Of the streets of a group: nothing is mortgaged, and a step is still to be built.
[[nodiscard]] bool has_steps_left(const OpenGame& game, Squares group);

// Of a group, where building goes on (C-7.1), and what one step on each of some streets costs.
[[nodiscard]] Squares lowest_streets(const OpenGame& game, Squares group);
[[nodiscard]] Money cost_of_step(const OpenGame& game, Squares streets);

// One step of the whole group with the highest rents that can have it, as long as `reserve` stays.
[[nodiscard]] Wish build_keeping(const Sight& my, Money reserve);

// A mortgaged deed, as long as `reserve` stays: of whole groups first.
[[nodiscard]] Wish repay_keeping(const Sight& my, Money reserve);

// Takes an eliminated player's deeds one by one while `reserve` stays in hand; leaves the rest.
[[nodiscard]] Thought claim_keeping(const Sight& my, Money reserve);

// Houses that the bank does not have are sold where they earn least (C-7.6), but where hotels
// stand last of all: a hotel that is sold leaves four more to give back.
[[nodiscard]] Thought sell_for_houses(const Sight& my);

// Whether one of these has changed hands by a trade so short a time ago that computers leave it
// alone: nothing goes back and forth.
[[nodiscard]] bool is_traded_lately(const OpenGame& game, Squares deeds);

// C-12.1: agrees when its own score is not the highest.
[[nodiscard]] Thought vote(const Sight& my);

// Asks to end a game that goes on for ever, when its own score is the highest; after a refusal
// not again for a while.
[[nodiscard]] Wish ask_for_the_end(const Sight& my);

}  // namespace parlor::rules::computer
