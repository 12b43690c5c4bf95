// Judgement: how a player weighs money against what it buys, and one end of a move against another.
// Levels 1 and 2 decide everything by their judgement, in the same way.
#pragma once

#include "rules/moneyloopy/computer/route.hpp"
#include "rules/moneyloopy/computer/thought.hpp"

namespace parlor::moneyloopy::computer {

struct Judgement {
    Ending ending;

    // The gain from paying `price`, on the token's square, for something worth `worth`; both are
    // negative for a sale. The gain is negative for a price that the player should not pay.
    std::function<Money(Money price, Money worth)> gain;

    // Whether the player asks for what others would still give, answers with better deals, and
    // borrows.
    bool haggles = false;
};

[[nodiscard]] Thought decide_by(const Sight& my, const Judgement& judgement);

}  // namespace parlor::moneyloopy::computer
