#include "rules/moneyloopy/computer/bargain.hpp"

#include <algorithm>

#include "rules/moneyloopy/computer/appraisal.hpp"
#include "rules/moneyloopy/computer/habits.hpp"
#include "rules/moneyloopy/computer/prospects.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/hash.hpp"
#include "rules/moneyloopy/turn/debt.hpp"

namespace parlor::moneyloopy::computer {
namespace {

constexpr Money least_gain = 25_cash, more_each_time = 40_cash;
constexpr int most_declined_offers = 4, rounds_of_relief = 8, rounds_of_delay = 6;
constexpr int half = 50;  // per cent

bool has_asked_now(const Sight& my, Seat other) {
    return my.game.proposals[my.me][other].round == round_of(my.game);
}

bool waits(const Sight& my, Seat other) {
    const Proposals& made = my.game.proposals[my.me][other];
    if (made.declined >= most_declined_offers) return true;
    return made.round > 0 and round_of(my.game) - made.round < 1 + 2 * made.declined;
}

Money patience_with(const Sight& my, Seat other) {
    return more_each_time * my.game.proposals[my.me][other].declined;
}

struct Bargain {
    Proposal proposal;

    void mine(const What& what) { proposal.terms.push_back({proposal.from, proposal.to, what}); }
    void theirs(const What& what) { proposal.terms.push_back({proposal.to, proposal.from, what}); }
};

// This player's proposal as an action.
Propose action_for(const Proposal& proposal) {
    Propose deal{.to = proposal.to, .terms = {}};
    for (const Term& term : proposal.terms)
        deal.terms.push_back({term.from == proposal.from ? Side::Mine : Side::Theirs, term.what});
    return deal;
}

// Nothing when it repeats the declined proposal, or may not be made.
Suggestion proposed(const Sight& my, const Proposal& proposal, Reason reason, Money sum) {
    const Proposals& made = my.game.proposals[my.me][proposal.to];
    if (made.declined > 0 and made.last == digest_of(proposal)) return std::nullopt;
    if (may_agree_to(my.game, proposal) != played) return std::nullopt;
    return Thought{action_for(proposal), reason, sum};
}

// How much more money the other player must get to gain by it.
Money lacks(const Sight& my, const Proposal& proposal) {
    return least_gain - account_of(my, proposal, proposal.to, estate_worth).gain();
}

// The deal, plus the money that the other player needs to gain by it; nothing when that is too much
// for this player.
Suggestion for_money(const Sight& my, const Judgement& judgement, Bargain deal, Reason reason) {
    const Money sum =
        std::max(least_gain, lacks(my, deal.proposal) + patience_with(my, deal.proposal.to));
    const Money worth = account_of(my, deal.proposal, my.me, estate_worth).gain();
    if (not my.can_pay(sum) or judgement.gain(sum, worth) < least_gain or worth - sum < least_gain)
        return std::nullopt;
    deal.mine(Give{.money = sum});
    return proposed(my, deal.proposal, reason, sum);
}

Suggestion ask_for_last_street(const Sight& my, const Judgement& judgement) {
    for (std::size_t i = board::group_count; i-- > 0;) {
        const board::Squares group =
            my.board().groups[board::Group(i)] & my.game.edition->properties;
        const board::Squares missing = group - my.properties();
        if (not missing.has_one() or missing == group) continue;
        const Seat owner = owner_of(my.game, missing.first());
        if (owner == bank or waits(my, owner)) continue;
        Bargain deal{{.from = my.me, .to = owner}};
        deal.theirs(Give{.properties = missing});
        if (auto thought = for_money(my, judgement, deal, Reason::WantsTheGroup)) return thought;
    }
    return std::nullopt;
}

std::optional<Square> marker_in(const Sight& my, int rounds) {
    const int square = my.game.rounds + rounds;
    return square < board_size ? std::optional{Square(square)} : std::nullopt;
}

Suggestion ask_for_lower_rents(const Sight& my, const Judgement& judgement) {
    const auto until = marker_in(my, rounds_of_relief);
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
    const auto at = marker_in(my, rounds_of_delay);
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
    if (auto deal = ask_for_last_street(my, judgement)) return deal;
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
    const Account account = account_of(my, proposal, my.me, estate_worth);
    const Money cost = net_cost(proposal, my.me), worth = account.gain() + cost;
    const bool is_about_debt = debt_decided(my.game) != nullptr;
    const bool is_good = account.gain() >= least_gain and
                         (is_about_debt or judgement.gain(cost, worth) >= least_gain);
    return answer_to(my, account, is_good);
}

}  // namespace parlor::moneyloopy::computer
