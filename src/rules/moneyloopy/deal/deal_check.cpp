#include "rules/moneyloopy/deal/deal_check.hpp"

#include <algorithm>

#include "base/match.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/deal/same_thing.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

Answer may_name(const OpenGame& game, Square square) {
    return number(square) > number(marker_of(game)) ? played : Answer{Refusal::NotAhead};
}

Answer may_end(const OpenGame& game, Square until) {
    return until == open_ended ? played : may_name(game, until);
}

// The first complaint about any of these properties.
template <class Ask>
Answer about_each(board::Squares squares, Ask ask) {
    for (const Square square : squares)
        if (const Answer no = ask(square)) return no;
    return played;
}

// Checks that the property belongs to one of the two players, and to `from` unless that is the
// bank.
Answer may_deal_in(const OpenGame& game, const Term& term, Square square, Seat from) {
    if (not game.edition->properties.contains(square)) return Refusal::OnlyProperties;
    const Seat owner = owner_of(game, square);
    if (owner == bank) return Refusal::OfTheBank;
    if (owner != term.from and owner != term.to) return Refusal::OfSomebodyElse;
    return from == bank or owner == from ? played : Answer{Refusal::NotTheirs};
}

Answer may_give(const OpenGame& game, const Term& term, const Give& it) {
    if (it == Give{}) return Refusal::NothingGiven;
    if (it.cards > game.players[term.from].safe_cards) return Refusal::CardsNotHeld;
    return about_each(it.properties,
                      [&](Square each) { return may_deal_in(game, term, each, term.from); });
}

Answer may_pay_at(const OpenGame& game, const PayAt& it) {
    return it.sum == 0_cash ? Answer{Refusal::NothingGiven} : may_name(game, it.at);
}

Answer may_give_at(const OpenGame& game, const Term& term, const GiveAt& it) {
    if (it.properties.empty() and it.cards == 0) return Refusal::NothingGiven;
    if (const Answer no = may_name(game, it.at)) return no;
    return about_each(it.properties,
                      [&](Square each) { return may_deal_in(game, term, each, bank); });
}

Answer may_set_rent(const OpenGame& game, const Term& term, const RentAt& it) {
    if (it.percent < 0 or it.percent > most_percent) return Refusal::NoSuchPercentage;
    if (const Answer no = may_end(game, it.until)) return no;
    return it.scope == Scope::One ? may_deal_in(game, term, it.square, term.to) : played;
}

// Requires that the creditor of the debt being decided relieves the debtor.
Answer may_relieve(const OpenGame& game, const Term& term) {
    const Debt* const debt = debt_decided(game);
    if (debt == nullptr) return Refusal::NoDebt;
    if (debt->to == bank) return Refusal::DebtToBank;
    const bool is_theirs = debt->to == term.from and debt->from == term.to;
    return is_theirs ? played : Answer{Refusal::NotTheirDebt};
}

Answer may_put_off(const OpenGame& game, const Term& term, const PutOff& it) {
    if (it.sum == 0_cash) return Refusal::NothingGiven;
    if (const Answer no = may_relieve(game, term)) return no;
    return may_name(game, it.at);
}

Answer may_end_deal(const OpenGame& game, const Term& term, EndDeal it) {
    const DealMade* const deal = find_deal(game, it.deal);
    if (deal == nullptr) return Refusal::NoSuchDeal;
    const bool is_theirs = Seats{deal->from, deal->to} == Seats{term.from, term.to};
    return is_theirs ? played : Answer{Refusal::DealOfOthers};
}

Answer may_promise(const OpenGame& game, const Promise& it) {
    if (it.words.empty()) return Refusal::EmptyPromise;
    return may_end(game, it.until);
}

Answer may_agree_on(const OpenGame& game, const Term& term) {
    return match(
        term.what,
        [&](const Give& it) { return may_give(game, term, it); },
        [&](const PayAt& it) { return may_pay_at(game, it); },
        [&](const GiveAt& it) { return may_give_at(game, term, it); },
        [&](const RentAt& it) { return may_set_rent(game, term, it); },
        [&](Forgive) { return may_relieve(game, term); },
        [&](const PutOff& it) { return may_put_off(game, term, it); },
        [&](BuyCards it) { return may_end(game, it.until); },
        [&](NeverToll it) { return may_end(game, it.until); },
        [&](EndDeal it) { return may_end_deal(game, term, it); },
        [&](const Promise& it) { return may_promise(game, it); });
}

Answer may_deal_with(const OpenGame& game, const Proposal& proposal) {
    if (proposal.to == proposal.from or not players_in(game).contains(proposal.to))
        return Refusal::NoSuchPartner;
    const bool answers_another = game.proposal and proposal.to != game.proposal->from;
    return answers_another ? Answer{Refusal::NotTheProposer} : played;
}

bool ends(const Proposal& proposal, int deal) {
    return std::ranges::any_of(proposal.terms, [&](const Term& term) {
        const auto* const end = std::get_if<EndDeal>(&term.what);
        return end != nullptr and end->deal == deal;
    });
}

// Terms carried out at once need no room, and deals that end make some.
Answer has_room(const OpenGame& game, const Proposal& proposal) {
    const auto lasting = std::ranges::count_if(proposal.terms, lasts, &Term::what);
    if (lasting == 0) return played;
    const auto stays = [&](int deal) { return not ends(proposal, deal); };
    const auto terms = std::ranges::count_if(game.terms, stays, &TermInForce::deal) + lasting;
    const auto deals = std::ranges::count_if(game.deals, stays, &DealMade::number) + 1;
    const bool has = terms <= std::ptrdiff_t{most_terms_in_force} and
                     deals <= std::ptrdiff_t{most_deals_in_force};
    return has ? played : Answer{Refusal::TooManyDeals};
}

// The seat's payments must leave a dollar, and a standing bid, too.
Answer keeps_enough(const Game& game, const Proposal& proposal, Seat seat) {
    const Money cost = net_cost(proposal, seat);
    if (cost <= 0_cash) return played;
    if (not can_pay(game, seat, cost)) return Refusal::CannotPayDeal;
    const bool bids = game.auction and game.auction->bidder == seat;
    return bids and not can_pay(game, seat, cost + game.auction->bid)
               ? Answer{Refusal::BelowStandingBid}
               : played;
}

}  // namespace

Answer may_agree_to(const OpenGame& game, const Proposal& proposal) {
    if (const Answer no = may_deal_with(game, proposal)) return no;
    if (proposal.terms.empty()) return Refusal::EmptyDeal;
    for (const Term& term : proposal.terms)
        if (const Answer no = may_agree_on(game, term)) return no;
    if (twins_in(proposal)) return Refusal::NamedTwice;
    return has_room(game, proposal);
}

std::string terms_refused(const OpenGame& game, const Proposal& proposal, Refusal why) {
    const auto named = [](std::size_t place) { return std::to_string(place + 1); };
    const auto& terms = proposal.terms;
    if (why == Refusal::NamedTwice)
        if (const auto twins = twins_in(proposal))
            return "terms " + named(twins->first) + " and " + named(twins->second);
    for (std::size_t place = 0; place < terms.size(); ++place)
        if (may_agree_on(game, terms[place]) == why) return "term " + named(place);
    return "";
}

Answer may_propose(const Game& game, const Proposal& proposal) {
    if (const Answer no = may_agree_to(game, proposal)) return no;
    return keeps_enough(game, proposal, proposal.from);
}

Answer may_accept(const Game& game) {
    const Proposal& proposal = *game.proposal;
    for (const Seat seat : {proposal.from, proposal.to})
        if (const Answer no = keeps_enough(game, proposal, seat)) return no;
    return played;
}

Money net_cost(const Proposal& proposal, Seat seat) {
    Money cost;
    for (const Term& term : proposal.terms)
        if (const auto* const give = std::get_if<Give>(&term.what))
            cost += term.from == seat ? give->money : 0_cash - give->money;
    return cost;
}

}  // namespace parlor::moneyloopy
