// Offers: streets, relief from rent, or the end of one's own promise, for money, streets or safe
// cards, whichever brings most.
//
// Source:  L-9.1.
// Choices: a player asks for streets that complete a group and for single ones, and offers the same;
//          the difference is paid in money, or with a safe card where there is too little. Later
//          payments for streets ruined their payers, and are not offered.
#pragma once

#include "rules/moneyloopy/computer/judgement.hpp"

namespace parlor::moneyloopy::computer {

// The offer to any player that brings this player most, by both players' accounts.
[[nodiscard]] Suggestion best_offer(const Sight& my, const Judgement& judgement);

}  // namespace parlor::moneyloopy::computer
