#include "rules/moneyloopy/computer/habits.hpp"

#include <algorithm>

#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/estate/auction.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money smallest_raise = 10_cash;

}  // namespace

// Raises by a quarter of the distance to its limit, so that auctions stay short.
Thought bid_up_to(const Sight& my, Money limit) {
    const Money lowest = my.open.lowest_bid, most = std::min(limit, my.open.highest_bid);
    if (my.open.highest_bid == 0_cash)
        return {Forfeit{}, Reason::CannotPay, lowest_open_bid(my.game)};
    if (most < lowest) return {Forfeit{}, Reason::WorthLess, lowest, limit};
    const Money raise = std::max((most - lowest) / 4, smallest_raise);
    const Money bid = std::min(lowest + raise, most);
    return {Bid{bid}, Reason::WorthMore, bid, limit};
}

Thought pay_or_give_up(const Sight& my, Money card) {
    const Money sum = debt_decided(my.game)->sum;
    if (my.open.safe and (sum >= card or not my.open.pay))
        return {UseSafeCard{}, Reason::SavesMoney, sum};
    if (my.open.pay) return {Pay{}, Reason::RichEnough, my.money - sum};
    return {Bankrupt{}, Reason::CannotPay, sum};
}

Thought answer_to(const Sight& my, const Account& account, bool is_good) {
    if (is_good and my.open.accept)
        return {Accept{}, Reason::GoodDeal, account.gives, account.gets};
    if (const Money cost = net_cost(*my.game.proposal, my.me); not my.can_pay(cost))
        return {Decline{}, Reason::CannotPay, cost};
    return {Decline{}, Reason::BadDeal, account.gives, account.gets};
}

}  // namespace parlor::moneyloopy::computer
