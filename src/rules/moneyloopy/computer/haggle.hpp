// Haggling: answers with a changed deal.
//
// Source:  L-9.1.
// Choices: only to who has not been asked in this round, so that at most two proposals go to and
//          fro. The terms stay, and money changes. Level 1 asks for what it lacks, and level 2 also
//          for a larger share of what the deal brings.
#pragma once

#include "rules/moneyloopy/computer/judgement.hpp"

namespace parlor::moneyloopy::computer {

// Nothing when the waiting proposal should be accepted or declined as it is. `gain` is what it brings
// this player as it is.
[[nodiscard]] Suggestion changed_deal(const Sight& my, const Judgement& judgement, Money gain);

}  // namespace parlor::moneyloopy::computer
