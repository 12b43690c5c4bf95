// Bargains: a trader's own offers, and how it judges offers of others.
//
// Choices: C-8.7: after each declined offer it waits two rounds longer and offers more; after five
//          declined offers it makes that player no more until they have traded again.
#pragma once

#include <algorithm>

#include "rules/property/computer/appraisal.hpp"
#include "rules/property/computer/habits.hpp"

namespace parlor::property::computer {

// A trade as a trader appraises it for both sides. The trader expects the other side to demand at
// least what the things it gives are worth, both to itself and to the proposer.
struct Judgement {
    Account proposer, other;
    [[nodiscard]] Money asked() const { return std::max(other.gives, proposer.gets); }
};
[[nodiscard]] Judgement judge(const OpenGame& game, const Offer& offer);

// Why a trader declines: the trade would break a complete group, brings less than it costs, or
// cannot be paid. Nothing: the trade is fair.
[[nodiscard]] Suggestion reason_to_decline(const Sight& my);

// An offer for all missing deeds of a group, to a single player who owns them all.
[[nodiscard]] Suggestion bargain(const Sight& my);

}  // namespace parlor::property::computer
