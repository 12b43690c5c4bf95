#include "rules/moneyloopy/deal/deal.hpp"

#include <algorithm>
#include <utility>

#include "base/match.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/deal/deal_check.hpp"
#include "rules/moneyloopy/deal/refused.hpp"
#include "rules/moneyloopy/deal/transfer.hpp"
#include "rules/moneyloopy/hash.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/turn/payment.hpp"
#include "rules/moneyloopy/words/term_words.hpp"

namespace parlor::moneyloopy {
namespace {

constexpr std::size_t longest_deal = 900;  // bytes, of the 1,000 of a line with its seat and time

void tell_terms(Draft& draft, const Proposal& proposal, int number) {
    const Debt* const decided = debt_decided(draft.game);
    const auto debt = decided == nullptr ? std::nullopt : std::optional{*decided};
    auto offer = number == 0 ? std::optional{proposal} : std::nullopt;
    for (const auto& [from, to, what] : proposal.terms)
        draft.tell(
            told::TermNamed{number, from, to, what, debt, std::exchange(offer, std::nullopt)});
}

void pay_the_rest(Draft& draft, const Proposal& proposal) {
    const Money cost = net_cost(proposal, proposal.from);
    if (cost > 0_cash) pay(draft, {proposal.from, proposal.to, cost, Why::Deal});
    if (cost < 0_cash) pay(draft, {proposal.to, proposal.from, 0_cash - cost, Why::Deal});
}

void put_off(Draft& draft, int number, const PutOff& it) {
    const Debt debt = *debt_decided(draft.game);
    drop_debt(draft.game);
    const Money sum = it.sum.value_or(debt.sum);
    const Square rent_of = debt.why == Why::Rent ? draft.game.players[debt.from].at : debt.rent_of;
    draft.game.terms.push_back({number, {debt.from, debt.to, PayAt{sum, it.at, rent_of}}});
}

// Carries out what is due now, and lists the terms that last.
void put_in_force(Draft& draft, int number, const Term& term) {
    const auto keep = [&](const auto& /*it*/) { draft.game.terms.push_back({number, term}); };
    match(
        term.what,
        [&](const Give& it) {
            transfer(draft, term.from, term.to, it.properties);
            transfer_cards(draft, term.from, term.to, it.cards);
        },
        [&](const PayAt& it) { keep(it); },
        [&](const GiveAt& it) { keep(it); },
        [&](const RentAt& it) { keep(it); },
        [&](Forgive) { drop_debt(draft.game); },
        [&](const PutOff& it) { put_off(draft, number, it); },
        [&](const BuyCards& it) { keep(it); },
        [&](const NeverToll& it) { keep(it); },
        [&](EndDeal it) { end_deal(draft, it.deal); },
        [&](const Promise& it) { keep(it); });
}

// Ended deals make room for the new terms, wherever the deal names them.
void make_room(Game& game, const Proposal& proposal) {
    for (const Term& term : proposal.terms)
        if (const auto* const end = std::get_if<EndDeal>(&term.what)) drop_deal(game, end->deal);
}

}  // namespace

// Both players end a deal, so ending one counts as the proposer's term, whoever wrote it.
Proposal proposal_of(Seat from, const Propose& deal) {
    Proposal proposal{.from = from, .to = deal.to};
    for (const auto& [side, what] : deal.terms) {
        const bool is_mine = side == Side::Mine or std::holds_alternative<EndDeal>(what);
        proposal.terms.push_back({is_mine ? from : deal.to, is_mine ? deal.to : from, what});
    }
    return proposal;
}

void count_proposal(Game& game, const Proposal& proposal) {
    Proposals& made = game.proposals[proposal.from][proposal.to];
    const int round = round_of(game), before = made.round == round ? made.times : 0;
    made.last = digest_of(proposal);
    made.round = static_cast<std::uint8_t>(round);
    made.times = static_cast<std::uint8_t>(std::min(before + 1, most_counted));
}

Answer propose(Draft& draft, Seat from, const Propose& deal) {
    if (deal.terms.size() > most_terms) return Refusal::TooManyTerms;
    if (to_line(draft.board(), deal).size() > longest_deal) return Refusal::TooLong;
    const Proposal proposal = proposal_of(from, deal);
    if (const Answer no = may_propose(draft.game, proposal)) return no;
    if (draft.game.proposal) decline(draft);
    count_proposal(draft.game, proposal);
    draft.game.proposal = proposal;
    tell_terms(draft, proposal, 0);
    return played;
}

void accept(Draft& draft) {
    Game& game = draft.game;
    const Proposal proposal = *std::exchange(game.proposal, std::nullopt);
    const int number = ++game.deals_made;
    game.deals.push_back({number, proposal.from, proposal.to});
    game.proposals[proposal.from][proposal.to].declined = 0;
    draft.tell(told::DealtWith{number, proposal.from, proposal.to});
    tell_terms(draft, proposal, number);
    pay_the_rest(draft, proposal);
    make_room(game, proposal);
    for (const Term& term : proposal.terms) put_in_force(draft, number, term);
    close_if_done(draft, number, Closing::AtOnce);
}

void decline(Draft& draft) {
    const Proposal proposal = *std::exchange(draft.game.proposal, std::nullopt);
    auto& declined = draft.game.proposals[proposal.from][proposal.to].declined;
    declined = static_cast<std::uint8_t>(std::min(declined + 1, most_counted));
    keep_as_refused(draft.game, proposal);
    draft.tell(told::Declined{proposal.from, proposal.to});
}

}  // namespace parlor::moneyloopy
