#include "rules/moneyloopy/deal/bonds.hpp"

#include <algorithm>

#include "rules/moneyloopy/estate/worth.hpp"

namespace parlor::moneyloopy {
namespace {

bool is_about(const OpenGame& game, const RentAt& rent, Square property) {
    switch (rent.scope) {
        case Scope::All: return true;
        case Scope::Hotels: return has_hotel(game, property);
        case Scope::One: return rent.square == property;
    }
    return false;
}

template <class Wanted>
void drop_terms(Game& game, Wanted is_wanted) {
    for (std::size_t i = game.terms.size(); i-- > 0;)
        if (is_wanted(game.terms[i])) game.terms.erase(i);
}

// Closes each deal that has no term left.
void close_done(Draft& draft) {
    const auto deals = draft.game.deals;
    for (const DealMade& deal : deals) close_if_done(draft, deal.number);
}

}  // namespace

int rent_percent(const OpenGame& game, Seat visitor, Square property) {
    const Seat owner = owner_of(game, property);
    for (std::size_t i = game.terms.size(); i-- > 0;) {
        const Term& term = game.terms[i].term;
        const auto* const rent = std::get_if<RentAt>(&term.what);
        if (rent == nullptr or term.from != visitor or term.to != owner) continue;
        if (is_about(game, *rent, property)) return rent->percent;
    }
    return 100;
}

bool never_passes(const OpenGame& game, Seat seat, Booth booth) {
    return std::ranges::any_of(game.terms, [&](const TermInForce& it) {
        const auto* const never = std::get_if<NeverToll>(&it.term.what);
        return never != nullptr and it.term.from == seat and never->booth == booth;
    });
}

std::optional<TermInForce> cards_owed_by(const OpenGame& game, Seat seat) {
    for (const TermInForce& it : game.terms)
        if (std::holds_alternative<BuyCards>(it.term.what) and it.term.from == seat) return it;
    return std::nullopt;
}

const DealMade* find_deal(const OpenGame& game, int number) {
    const auto* const found = std::ranges::find(game.deals, number, &DealMade::number);
    return found == game.deals.end() ? nullptr : found;
}

void drop_deal(Game& game, int number) {
    drop_terms(game, [&](const TermInForce& it) { return it.deal == number; });
}

void end_deal(Draft& draft, int number) {
    drop_deal(draft.game, number);
    close_if_done(draft, number);
}

void end_deals_of(Draft& draft, Seat seat) {
    drop_terms(draft.game,
               [&](const TermInForce& it) { return it.term.from == seat or it.term.to == seat; });
    close_done(draft);
}

void end_terms_at(Draft& draft, Square marker) {
    drop_terms(draft.game, [&](const TermInForce& it) { return ends_at(it.term.what) == marker; });
    close_done(draft);
}

void close_if_done(Draft& draft, int number, Closing closing) {
    auto& deals = draft.game.deals;
    if (std::ranges::find(draft.game.terms, number, &TermInForce::deal) != draft.game.terms.end())
        return;
    const auto* const found = std::ranges::find(deals, number, &DealMade::number);
    const Seat to = found->to;
    deals.erase(static_cast<std::size_t>(found - deals.begin()));
    draft.tell(told::DealOver{number, to, closing == Closing::AtOnce});
}

}  // namespace parlor::moneyloopy
