// Bargains: the deals that levels 1 and 2 propose, and how they answer proposals.
//
// Source:   L-9.1, L-9.2.
// Not here: how often they propose (manners.hpp).
#pragma once

#include "rules/moneyloopy/computer/judgement.hpp"

namespace parlor::moneyloopy::computer {

// An offer of streets (offers.hpp), or money for lower rents.
[[nodiscard]] Suggestion bargain(const Sight& my, const Judgement& judgement);

// Properties in place of a debt to another player that cannot be paid; or money to put it off.
[[nodiscard]] Suggestion relief_from_debt(const Sight& my);

// Answers with a better deal (haggle.hpp), or accepts one that brings more than it costs, by its own
// count and with the money that is left.
[[nodiscard]] Thought answer_by(const Sight& my, const Judgement& judgement);

}  // namespace parlor::moneyloopy::computer
