#include "rules/moneyloopy/computer/basket.hpp"

#include <algorithm>

namespace parlor::moneyloopy::computer {
namespace {

void add(Proposal& proposal, Seat from, Seat to, const Basket& given) {
    const Give now{given.money, given.streets, given.cards};
    if (now != Give{}) proposal.terms.push_back({from, to, now});
}

// Leaves out what gives nothing any more.
Proposal without_empty_terms(const Proposal& proposal) {
    Proposal kept{.from = proposal.from, .to = proposal.to, .terms = {}};
    for (const Term& term : proposal.terms)
        if (term.what != What{Give{}}) kept.terms.push_back(term);
    return kept;
}

void pay_more(Proposal& proposal, Seat from, Seat to, Money sum) {
    for (Term& term : proposal.terms)
        if (auto* const give = std::get_if<Give>(&term.what); give and term.from == from) {
            give->money += sum;
            return;
        }
    if (proposal.terms.size() < most_terms)
        proposal.terms.push_back({from, to, Give{.money = sum}});
}

}  // namespace

Proposal proposal_of(Seat from, Seat to, const Basket& mine, const Basket& theirs) {
    Proposal proposal{.from = from, .to = to, .terms = {}};
    add(proposal, to, from, theirs);
    add(proposal, from, to, mine);
    return proposal;
}

Proposal with_more(const Proposal& proposal, Money more) {
    Proposal changed = proposal;
    for (Term& term : changed.terms)
        if (auto* const give = std::get_if<Give>(&term.what); give and term.from == proposal.from) {
            const Money less = std::min(give->money, more);
            give->money -= less;
            more -= less;
        }
    if (more > 0_cash) pay_more(changed, proposal.to, proposal.from, more);
    return without_empty_terms(changed);
}

}  // namespace parlor::moneyloopy::computer
