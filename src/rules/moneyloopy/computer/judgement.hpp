// Judgement: how a player weighs money against what it buys, and one end of a move against another.
// Levels 1 and 2 decide everything by theirs, in the same way.
#pragma once

#include "rules/moneyloopy/computer/route.hpp"
#include "rules/moneyloopy/computer/thought.hpp"

namespace parlor::rules::moneyloopy::computer {

struct Judgement {
    Ending ending;

    // What is won by paying `price`, where the token stands, for what is worth that much; both are
    // negative for a sale. A price that should not be paid wins less than nothing.
    std::function<Money(Money price, Money worth)> gain;
};

[[nodiscard]] Thought decide_by(const Sight& my, const Judgement& judgement);

}  // namespace parlor::rules::moneyloopy::computer
