#include "rules/moneyloopy/computer/bargain.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/habits.hpp"
#include "rules/moneyloopy/computer/haggle.hpp"
#include "rules/moneyloopy/computer/manners.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr int rounds_of_delay = 6, most_times_about_a_debt = 2;

struct Bargain {
    Proposal proposal;

    void mine(const What& what) { proposal.terms.push_back({proposal.from, proposal.to, what}); }
    void theirs(const What& what) { proposal.terms.push_back({proposal.to, proposal.from, what}); }
};

// How much more money the other player must get to gain by it.
Money lacks(const Sight& my, const Proposal& proposal) {
    return least_gain - account_of(my, proposal, proposal.to, worth_in_deals).gain();
}

// What a debtor adds for a creditor that has refused: half of its own gain.
Money added_by_debtor(const Sight& my, const Proposal& proposal) {
    if (not has_asked_now(my, proposal.to)) return 0_cash;
    return std::max(0_cash, account_of(my, proposal, my.me, worth_in_deals).gain() / 2);
}

// The same, as far as the debtor has it now.
Money added_now(const Sight& my, const Proposal& proposal, Money price) {
    const Money left = my.money - price - last_dollar;
    return std::clamp(added_by_debtor(my, proposal), 0_cash, std::max(0_cash, left));
}

// A sum now, from one of these players, for more later. `gain` is what the sum brings to who owes
// `owed` for it.
Suggestion borrow(const Sight& my, Seats lenders, Money sum, const GainOwing& gain) {
    const auto at = marker_in(my.game, rounds_of_loan);
    if (not at) return std::nullopt;
    for (const Seat lender : lenders) {
        const Money owed = later_for(sum + gain_of_lender + patience_with(my, lender));
        Bargain deal{{.from = my.me, .to = lender}};
        deal.theirs(Give{.money = sum});
        deal.mine(PayAt{owed, *at});
        if (sum > money_of(my, lender) or lacks(my, deal.proposal) > 0_cash) continue;
        if (gain(owed) < gain_by_loan) continue;
        if (auto thought = proposed(my, deal.proposal, Reason::Borrows, sum)) return thought;
    }
    return std::nullopt;
}

// What is missing to pay the debt, from others than the creditor. Who cannot pay loses everything.
Suggestion borrow_for(const Sight& my, const Debt& debt) {
    Seats lenders;
    for (const Seat other : my.open.deal)
        if (other != debt.to and not has_asked_now(my, other)) lenders.insert(other);
    const Money all = my.money + worth_in_deals(my.game, my.properties());
    return borrow(
        my, lenders, debt.sum + last_dollar - my.money, [&](Money owed) { return all / 2 - owed; });
}

// A property for the money that is missing, to whom it brings most.
Suggestion sell_for(const Sight& my, const Debt& debt) {
    const Money sum = debt.sum + last_dollar - my.money;
    std::optional<Proposal> best;
    Money most;
    for (const Seat other : my.open.deal) {
        if (other == debt.to or has_asked_now(my, other) or sum > money_of(my, other)) continue;
        for (const Square property : my.properties()) {
            Bargain deal{{.from = my.me, .to = other}};
            deal.theirs(Give{.money = sum});
            deal.mine(Give{.properties = board::Squares{property}});
            const Money room = 0_cash - lacks(my, deal.proposal);
            if (room < most or (best and room == most)) continue;
            most = room;
            best = deal.proposal;
        }
    }
    return best ? proposed(my, *best, Reason::BuysOff, debt.sum) : std::nullopt;
}

// Properties in place of the debt, plus the money that the creditor needs to gain by it.
Suggestion give_for(const Sight& my, const Debt& debt, board::Squares properties) {
    Bargain deal{{.from = my.me, .to = debt.to}};
    deal.theirs(Forgive{});
    deal.mine(Give{.properties = properties});
    Money sum = std::max(0_cash, lacks(my, deal.proposal));
    if (not my.can_pay(sum)) return std::nullopt;
    sum += added_now(my, deal.proposal, sum);
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

// The debt later, as a sum that is more by what the creditor needs to gain.
Suggestion put_off_for_more(const Sight& my, const Debt& debt) {
    const auto at = marker_in(my.game, rounds_of_delay);
    if (not at) return std::nullopt;
    Bargain deal{{.from = my.me, .to = debt.to}};
    deal.theirs(PutOff{*at});
    const auto owe = [&](Money sum) { deal.proposal.terms[0].what = PutOff{*at, sum}; };
    const Money least = debt.sum + later_for(lacks(my, deal.proposal));
    owe(least);
    owe(least + added_by_debtor(my, deal.proposal));
    if (lacks(my, deal.proposal) > 0_cash) return std::nullopt;
    if (account_of(my, deal.proposal, my.me, worth_in_deals).gain() < least_gain)
        return std::nullopt;
    return proposed(my, deal.proposal, Reason::BuysOff, debt.sum);
}

// What the deal costs later beyond what it brings now.
Money price_of_time(const Thought& asked, const Debt& debt) {
    Money price;
    for (const TermAsked& term : std::get<Propose>(asked.action).terms) {
        if (const auto* const lent = std::get_if<Give>(&term.what)) price -= lent->money;
        if (const auto* const owed = std::get_if<PayAt>(&term.what)) price += owed->sum;
        if (const auto* const off = std::get_if<PutOff>(&term.what)) price += *off->sum - debt.sum;
    }
    return price;
}

Suggestion cheaper_of(const Suggestion& one, const Suggestion& other, const Debt& debt) {
    if (not one or not other) return one ? one : other;
    return price_of_time(*one, debt) <= price_of_time(*other, debt) ? one : other;
}

Suggestion pay_for_time(const Sight& my, const Debt& debt) {
    const auto at = marker_in(my.game, rounds_of_delay);
    if (not at) return std::nullopt;
    Bargain deal{{.from = my.me, .to = debt.to}};
    deal.theirs(PutOff{*at});
    const Money sum = lacks(my, deal.proposal);
    if (not my.can_pay(sum)) return std::nullopt;
    deal.mine(Give{.money = sum + added_now(my, deal.proposal, sum)});
    return proposed(my, deal.proposal, Reason::BuysOff, debt.sum);
}

}  // namespace

Suggestion loan(const Sight& my, const Judgement& judgement, Money sum, const GainOwing& gain) {
    if (not judgement.haggles or has_asked_anybody(my)) return std::nullopt;
    Seats lenders;
    for (const Seat other : my.open.deal)
        if (not waits(my, other)) lenders.insert(other);
    return borrow(my, lenders, sum, gain);
}

Suggestion relief_from_debt(const Sight& my, const Judgement& judgement) {
    const Debt& debt = *debt_decided(my.game);
    if (my.open.pay or my.open.safe) return std::nullopt;
    const bool can_ask_creditor =
        debt.to != bank and times_asked_now(my, debt.to) < most_times_about_a_debt;
    const Suggestion later = can_ask_creditor ? put_off_for_more(my, debt) : std::nullopt;
    const Suggestion borrowed = judgement.haggles ? borrow_for(my, debt) : std::nullopt;
    if (auto deal = cheaper_of(later, borrowed, debt)) return deal;
    if (can_ask_creditor) {
        if (auto deal = give_properties_for(my, debt)) return deal;
        if (auto deal = pay_for_time(my, debt)) return deal;
    }
    return sell_for(my, debt);
}

// A deal about the debt being decided is judged by the account alone.
Thought answer_by(const Sight& my, const Judgement& judgement) {
    const Proposal& proposal = *my.game.proposal;
    const Account account = account_of(my, proposal, my.me, worth_in_deals);
    const Money cost = net_cost(proposal, my.me), worth = account.gain() + cost;
    const bool is_about_debt = debt_decided(my.game) != nullptr;
    const Money gain =
        is_about_debt ? account.gain() : std::min(account.gain(), judgement.gain(cost, worth));
    if (auto other_deal = changed_deal(my, judgement, gain)) return *other_deal;
    const bool is_present = account.gives == 0_cash and account.gets > 0_cash;
    Thought answer = answer_to(my, account, gain >= least_gain or is_present);
    if (answer.reason == Reason::BadDeal and account.gain() >= least_gain) {
        if (cost > 0_cash)
            answer.reason = Reason::NeedsMoney;
        else
            answer.worth = std::max(answer.sum + gain, 0_cash);
    }
    return answer;
}

}  // namespace parlor::moneyloopy::computer
