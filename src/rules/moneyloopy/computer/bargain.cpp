#include "rules/moneyloopy/computer/bargain.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/habits.hpp"
#include "rules/moneyloopy/computer/haggle.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/computer/offers.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr int rounds_of_relief = 8, rounds_of_delay = 6;
constexpr int half = 50;  // per cent

struct Bargain {
    Proposal proposal;

    void mine(const What& what) { proposal.terms.push_back({proposal.from, proposal.to, what}); }
    void theirs(const What& what) { proposal.terms.push_back({proposal.to, proposal.from, what}); }
};

// How much more money the other player must get to gain by it.
Money lacks(const Sight& my, const Proposal& proposal) {
    return least_gain - account_of(my, proposal, proposal.to, worth_in_deals).gain();
}

// The deal, plus the money that the other player needs to gain by it; nothing when that is too much
// for this player.
Suggestion for_money(const Sight& my, const Judgement& judgement, Bargain deal, Reason reason) {
    const Money sum =
        std::max(least_gain, lacks(my, deal.proposal) + patience_with(my, deal.proposal.to));
    const Money worth = account_of(my, deal.proposal, my.me, worth_in_deals).gain();
    if (not my.can_pay(sum) or judgement.gain(sum, worth) < least_gain or worth - sum < least_gain)
        return std::nullopt;
    deal.mine(Give{.money = sum});
    return proposed(my, deal.proposal, reason, sum);
}

Suggestion ask_for_lower_rents(const Sight& my, const Judgement& judgement) {
    const auto until = marker_in(my.game, rounds_of_relief);
    if (not until) return std::nullopt;
    for (const Seat other : my.open.deal) {
        if (my.game.properties[other].empty() or waits(my, other)) continue;
        Bargain deal{{.from = my.me, .to = other}};
        deal.mine(RentAt{.percent = half, .until = *until});
        if (auto thought = for_money(my, judgement, deal, Reason::LessRent)) return thought;
    }
    return std::nullopt;
}

// Properties in place of the debt, plus the money that the creditor needs to gain by it.
Suggestion give_for(const Sight& my, const Debt& debt, board::Squares properties) {
    Bargain deal{{.from = my.me, .to = debt.to}};
    deal.theirs(Forgive{});
    deal.mine(Give{.properties = properties});
    const Money sum = std::max(0_cash, lacks(my, deal.proposal));
    if (not my.can_pay(sum)) return std::nullopt;
    if (sum > 0_cash) deal.proposal.terms[1].what = Give{sum, properties};
    return proposed(my, deal.proposal, Reason::BuysOff, debt.sum);
}

// One property if that is enough, otherwise several, in the order of the board.
Suggestion give_properties_for(const Sight& my, const Debt& debt) {
    for (const Square property : my.properties())
        if (auto thought = give_for(my, debt, board::Squares{property})) return thought;
    board::Squares several;
    for (const Square property : my.properties()) {
        several.insert(property);
        if (auto thought = give_for(my, debt, several)) return thought;
    }
    return std::nullopt;
}

Suggestion pay_for_time(const Sight& my, const Debt& debt) {
    const auto at = marker_in(my.game, rounds_of_delay);
    if (not at) return std::nullopt;
    Bargain deal{{.from = my.me, .to = debt.to}};
    deal.theirs(PutOff{*at});
    const Money sum = lacks(my, deal.proposal);
    if (not my.can_pay(sum)) return std::nullopt;
    deal.mine(Give{.money = sum});
    return proposed(my, deal.proposal, Reason::BuysOff, debt.sum);
}

}  // namespace

Suggestion bargain(const Sight& my, const Judgement& judgement) {
    if (auto deal = offer_of_streets(my, judgement)) return deal;
    return ask_for_lower_rents(my, judgement);
}

Suggestion relief_from_debt(const Sight& my) {
    const Debt& debt = *debt_decided(my.game);
    if (my.open.pay or my.open.safe or debt.to == bank or has_asked_now(my, debt.to))
        return std::nullopt;
    if (auto deal = give_properties_for(my, debt)) return deal;
    return pay_for_time(my, debt);
}

// A deal about the debt being decided is judged by the account alone.
Thought answer_by(const Sight& my, const Judgement& judgement) {
    const Proposal& proposal = *my.game.proposal;
    const Account account = account_of(my, proposal, my.me, worth_in_deals);
    const Money cost = net_cost(proposal, my.me), worth = account.gain() + cost;
    const bool is_about_debt = debt_decided(my.game) != nullptr;
    const Money gain =
        is_about_debt ? account.gain() : std::min(account.gain(), judgement.gain(cost, worth));
    if (auto other_deal = changed_deal(my, judgement, least_gain - gain)) return *other_deal;
    return answer_to(my, account, gain >= least_gain);
}

}  // namespace parlor::moneyloopy::computer
