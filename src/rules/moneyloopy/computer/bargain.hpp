// Bargains: the deals that levels 1 and 2 propose when money is short, and how they answer proposals.
//
// Source:   L-9.1, L-9.2.
// Not here: what they offer at the end of a turn (offers.hpp) and at a tollbooth (passage.hpp), and
//           how often (manners.hpp).
#pragma once

#include "rules/moneyloopy/computer/judgement.hpp"

namespace parlor::moneyloopy::computer {

// What a loan must bring to either player, and when it is paid back.
inline constexpr Money gain_of_lender = 75_cash, gain_by_loan = 100_cash;
inline constexpr int rounds_of_loan = 8;

using GainOwing = std::function<Money(Money owed)>;

// Money now, for a purchase, and more of it later; `gain` is what the sum brings to a player that
// owes `owed` for it. Only level 2 borrows.
[[nodiscard]] Suggestion loan(const Sight& my,
                              const Judgement& judgement,
                              Money sum,
                              const GainOwing& gain);

// When a debt cannot be paid: the creditor gets a larger debt later, or another player lends what is
// missing, whichever costs less; or the creditor gets properties in place of the debt, or money to put
// it off.
[[nodiscard]] Suggestion relief_from_debt(const Sight& my, const Judgement& judgement);

// Answers with a better deal (haggle.hpp), or accepts one that brings more than it costs, by its own
// count and with the money that is left; a present, however small.
[[nodiscard]] Thought answer_by(const Sight& my, const Judgement& judgement);

}  // namespace parlor::moneyloopy::computer
