// Appraisal: what a deal is worth to either of its players, term by term.
//
// Source:  L-9.1, L-9.2, L-8.2, L-8.5.
// Units:   whole dollars.
// Choices: gains that may not come count less than losses that must. A promise counts nothing, and
//          neither does a thing to be given later, which its giver may give away before. A later
//          payment counts as far as the payer is likely to have the money. Of several percentages
//          for its own visits a player counts only the best; of several for the other's visits it
//          counts all.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"

namespace parlor::moneyloopy::computer {

// How a level values properties in one hand.
using Estate = Money (*)(const OpenGame& game, board::Squares owned);

struct Account {
    Money gets, gives;
    [[nodiscard]] Money gain() const { return gets - gives; }
};

[[nodiscard]] Account account_of(const Sight& my,
                                 const Proposal& proposal,
                                 Seat seat,
                                 Estate estate);

// What this player has promised to pay within so many rounds, to anybody.
[[nodiscard]] Money owed_by(const OpenGame& game, Seat seat, int rounds);

// The most that this player is believed to pay later.
[[nodiscard]] Money credit_of(const Sight& my, Seat debtor);

// A payment later that counts as much as this to the player that gets it.
[[nodiscard]] Money later_for(Money worth);

// The worth of one more safe card to a player who has this many.
[[nodiscard]] Money card_worth(const OpenGame& game, int held);

}  // namespace parlor::moneyloopy::computer
