// Bargains: a trader's own offers, and how it judges offers of others.
//
// Choices: C-8.7: after each declined offer it waits two rounds longer and offers more; after five
//          it makes that player no more offers until they have traded again.
#pragma once

#include <algorithm>

#include "rules/property/computer/appraisal.hpp"
#include "rules/property/computer/habits.hpp"

namespace parlor::rules::computer {

// A trade as a trader appraises it for both sides. The other side asks for what it gives no less
// than this is worth to itself, and to the proposer.
struct Judgement {
    Account proposer, other;
    [[nodiscard]] Money asked() const { return std::max(other.gives, proposer.gets); }
};
[[nodiscard]] Judgement judge(const OpenGame& game, const Offer& offer);

// Why a trader declines: the trade would break a whole group, brings less than it costs, or cannot
// be paid. Nothing: the trade is fair.
[[nodiscard]] Suggestion reason_to_decline(const Sight& my);

// An offer for all missing deeds of a group, to the one player who owns them.
[[nodiscard]] Suggestion bargain(const Sight& my);

}  // namespace parlor::rules::computer
