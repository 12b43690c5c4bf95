// Passage: what a player offers at a tollbooth to whoever lets it pass, with the toll or a safe card.
//
// Source:  L-9.1 (a toll's worth of passage), L-2.2.
// Units:   whole dollars.
// Choices: only hagglers ask for it. They give a street, relief from rent, or more money later, and
//          for a card also money now: what leaves them most. Whoever gets something that is worth
//          more than the passage adds money.
#pragma once

#include "rules/moneyloopy/computer/judgement.hpp"

namespace parlor::moneyloopy::computer {

// The answers at the tollbooth with this much money in hand.
using AnswersWith = std::function<Answers(Money money)>;

// Requires that looping is the best answer as things are.
[[nodiscard]] Suggestion passage(const Sight& my,
                                 const Judgement& judgement,
                                 Money toll,
                                 const AnswersWith& answers);

}  // namespace parlor::moneyloopy::computer
