// Basket: what one player gives in a deal; two of them make a proposal.
#pragma once

#include "rules/moneyloopy/computer/sight.hpp"

namespace parlor::moneyloopy::computer {

struct Basket {
    Money money;
    board::Squares streets;
    int cards = 0;
};

// The other player's terms come first: what is asked for.
[[nodiscard]] Proposal proposal_of(Seat from, Seat to, const Basket& mine, const Basket& theirs);

// The same proposal, with this much more money from `to` to `from` now: less is given first.
[[nodiscard]] Proposal with_more(const Proposal& proposal, Money more);

}  // namespace parlor::moneyloopy::computer
