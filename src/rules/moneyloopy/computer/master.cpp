#include "rules/moneyloopy/computer/master.hpp"

#include "rules/moneyloopy/computer/judgement.hpp"
#include "rules/moneyloopy/computer/outlook.hpp"

namespace parlor::moneyloopy::computer {

// Many decisions need no outlook.
Thought master(const Sight& my) {
    std::optional<Outlook> found;
    const auto outlook = [&]() -> const Outlook& { return found ? *found : found.emplace(my); };
    const auto ending = [&](Square square, Money money) {
        return outlook().landing(square, money);
    };
    const auto gain = [&](Money price, Money worth) {
        return outlook().at(my.at(), my.money - price, worth) - outlook().at(my.at(), my.money);
    };
    return decide_by(my, {.ending = ending, .gain = gain, .haggles = true});
}

}  // namespace parlor::moneyloopy::computer
