#include "rules/moneyloopy/computer/haggle.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/basket.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money worth_haggling = 60_cash;

Proposal turned_round(const Proposal& proposal) {
    Proposal turned = proposal;
    std::swap(turned.from, turned.to);
    return turned;
}

// A better share is only asked for as less of one's own payment, which the other surely can do.
Money better_share(const Sight& my, const Proposal& proposal, Money their_gain) {
    const Money mine = account_of(my, proposal, my.me, worth_in_deals).gain();
    const Money more = std::min(net_cost(proposal, my.me), their_gain - mine);
    return more >= worth_haggling ? more : 0_cash;
}

}  // namespace

Suggestion changed_deal(const Sight& my, const Judgement& judgement, Money gain) {
    const Proposal& offered = *my.game.proposal;
    if (debt_decided(my.game) != nullptr or has_asked_now(my, offered.from)) return std::nullopt;
    const Money room = account_of(my, offered, offered.from, worth_in_deals).gain() - least_gain;
    const Money more = gain < least_gain   ? least_gain - gain
                       : judgement.haggles ? better_share(my, offered, room)
                                           : 0_cash;
    if (more <= 0_cash or more > room) return std::nullopt;
    const Proposal changed = with_more(turned_round(offered), more);
    if (net_cost(changed, changed.to) > money_of(my, changed.to)) return std::nullopt;
    auto thought = proposed(my, changed, Reason::AsksMore, more);
    if (thought) thought->worth = gain;
    return thought;
}

}  // namespace parlor::moneyloopy::computer
