#include "rules/moneyloopy/deal/due.hpp"

#include <algorithm>

#include "base/match.hpp"
#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/deal/transfer.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

void pay_now(Draft& draft, const TermInForce& due, const PayAt& it) {
    const Term& term = due.term;
    const Debt debt{term.from, term.to, it.sum, Why::Deal, it.rent_of, due.deal};
    if (can_pay(draft.game, term.from, it.sum)) return pay(draft, debt);
    draft.game.debt = debt;
    draft.tell(told::Owes{term.from, term.to, it.sum});
}

// Drops whatever the giver does not have.
void give_now(Draft& draft, const Term& term, const GiveAt& it) {
    const Game& game = draft.game;
    transfer(draft, term.from, term.to, it.properties & game.properties[term.from]);
    const int cards = std::min(it.cards, game.players[term.from].safe_cards);
    transfer_cards(draft, term.from, term.to, cards);
}

void settle(Draft& draft, const TermInForce& due) {
    const Term& term = due.term;
    draft.tell(told::TermDue{due.deal, term.from, term.to, term.what});
    if (const auto* const payment = std::get_if<PayAt>(&term.what)) pay_now(draft, due, *payment);
    if (const auto* const gift = std::get_if<GiveAt>(&term.what)) give_now(draft, term, *gift);
}

}  // namespace

bool settle_next_due(Draft& draft) {
    auto& terms = draft.game.terms;
    const auto* const found = std::ranges::find_if(terms, [&](const TermInForce& it) {
        return due_at(it.term.what) == marker_of(draft.game);
    });
    if (found == terms.end()) return false;
    const TermInForce due = *found;
    terms.erase(static_cast<std::size_t>(found - terms.begin()));
    settle(draft, due);
    close_if_done(draft, due.deal);
    return true;
}

}  // namespace parlor::moneyloopy
