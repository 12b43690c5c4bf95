// Habits: decisions that computer players of several levels share.
#pragma once

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/thought.hpp"

namespace parlor::moneyloopy::computer {

// Raises the bid as long as it stays within `limit`, then forfeits the auction.
[[nodiscard]] Thought bid_up_to(const Sight& my, Money limit);

// Answers a demand with a safe card if that saves more than `card`, its worth, or with money; a
// player who can do neither goes bankrupt.
[[nodiscard]] Thought pay_or_give_up(const Sight& my, Money card);

// Accepts the waiting deal, if it is good and can be paid.
[[nodiscard]] Thought answer_to(const Sight& my, const Account& account, bool is_good);

}  // namespace parlor::moneyloopy::computer
