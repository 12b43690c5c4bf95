// Bargains: the deals that levels 1 and 2 propose, and how they answer proposals.
//
// Source:  L-9.1, L-9.2.
// Choices: L-9.2: at most one proposal a round to each player. After each refusal a player waits
//          two rounds longer, and offers more; after four refusals it proposes nothing to that
//          player until the two have made a deal again. A player who cannot pay a debt asks at
//          once.
#pragma once

#include "rules/moneyloopy/computer/judgement.hpp"

namespace parlor::moneyloopy::computer {

// Money for the last street of a group, or for lower rents.
[[nodiscard]] Suggestion bargain(const Sight& my, const Judgement& judgement);

// Properties in place of a debt to another player that cannot be paid; or money to put it off.
[[nodiscard]] Suggestion relief_from_debt(const Sight& my);

// Accepts a deal that brings more than it costs, by its own count and with the money that is left.
[[nodiscard]] Thought answer_by(const Sight& my, const Judgement& judgement);

}  // namespace parlor::moneyloopy::computer
