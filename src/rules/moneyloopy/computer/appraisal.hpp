// Appraisal: what a deal is worth to one of its two players, term by term.
//
// Source:  L-9.1, L-9.2, L-8.2, L-8.5.
// Units:   whole dollars.
// Choices: what may not come counts less than what is bound to go. Nothing: a promise, a thing to
//          be given later, which its giver may give away before. A sum to be paid later counts as
//          far as the payer is likely to have it. Of several percentages for its own visits a
//          player counts the best only, of several for visits of the other all of them.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"

namespace parlor::rules::moneyloopy::computer {

// How a level counts properties in one hand.
using Estate = Money (*)(const OpenGame& game, Squares owned);

struct Account {
    Money gets, gives;
    [[nodiscard]] Money gain() const { return gets - gives; }
};

[[nodiscard]] Account account_of(const Sight& my,
                                 const Proposal& proposal,
                                 Seat seat,
                                 Estate estate);

// What a safe card more is worth to who has so many of them already.
[[nodiscard]] Money card_worth(const OpenGame& game, int held);

}  // namespace parlor::rules::moneyloopy::computer
