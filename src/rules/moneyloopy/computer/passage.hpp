// Passage: what a player offers at a tollbooth for the toll, or for a safe card to go on with.
//
// Source:  L-9.1, L-2.2.
// Units:   whole dollars.
// Choices: only hagglers ask for it. They give a street, relief from rent, or more money later, and
//          for a card also money now: what leaves them most, and nothing that costs more than to owe
//          the toll. They give no street that would change what the square ahead does to them. For
//          what is worth more to the other than the passage they ask for money, too.
#pragma once

#include "rules/moneyloopy/computer/judgement.hpp"

namespace parlor::moneyloopy::computer {

// The answers at the tollbooth with this much money in hand.
using AnswersWith = std::function<Answers(Money money)>;

// Requires that the player is at a tollbooth, where looping is the best answer as things are.
[[nodiscard]] Suggestion passage(const Sight& my,
                                 const Judgement& judgement,
                                 const AnswersWith& answers);

}  // namespace parlor::moneyloopy::computer
