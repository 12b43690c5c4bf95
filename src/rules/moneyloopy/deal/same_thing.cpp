#include "rules/moneyloopy/deal/same_thing.hpp"

#include "base/match.hpp"

namespace parlor::moneyloopy {
namespace {

bool have_common(board::Squares a, board::Squares b) { return not(a & b).empty(); }

bool is_relief(const What& what) {
    return std::holds_alternative<Forgive>(what) or std::holds_alternative<PutOff>(what);
}

// Compares two terms of the same kind; `same_side` when both bind the same player.
struct SameThing {
    const What& other;
    bool same_side;

    bool operator()(const Give& it) const {
        const auto& its = std::get<Give>(other);
        const bool twice_money = it.money > 0_cash and its.money > 0_cash;
        const bool twice_cards = it.cards > 0 and its.cards > 0;
        return have_common(it.properties, its.properties) or
               (same_side and (twice_money or twice_cards));
    }
    bool operator()(const PayAt& it) const {
        return same_side and it.at == std::get<PayAt>(other).at;
    }
    bool operator()(const GiveAt& it) const {
        const auto& its = std::get<GiveAt>(other);
        const bool twice_cards = same_side and it.cards > 0 and its.cards > 0;
        return it.at == its.at and (have_common(it.properties, its.properties) or twice_cards);
    }
    bool operator()(const RentAt& it) const {
        const auto& its = std::get<RentAt>(other);
        const bool is_same =
            it.scope == its.scope and (it.scope != Scope::One or it.square == its.square);
        return same_side and is_same;
    }
    bool operator()(Forgive /*it*/) const { return true; }
    bool operator()(PutOff /*it*/) const { return true; }
    bool operator()(BuyCards /*it*/) const { return same_side; }
    bool operator()(NeverToll it) const {
        return same_side and it.booth == std::get<NeverToll>(other).booth;
    }
    bool operator()(EndDeal it) const { return it == std::get<EndDeal>(other); }
    bool operator()(const Promise& it) const {
        return same_side and it.words == std::get<Promise>(other).words;
    }
};

bool are_same(const Term& a, const Term& b) {
    if (is_relief(a.what) and is_relief(b.what)) return true;
    if (a.what.index() != b.what.index()) return false;
    return std::visit(SameThing{b.what, a.from == b.from}, a.what);
}

}  // namespace

std::optional<Twins> twins_in(const Proposal& proposal) {
    const auto& terms = proposal.terms;
    for (std::size_t i = 0; i < terms.size(); ++i)
        for (std::size_t j = i + 1; j < terms.size(); ++j)
            if (are_same(terms[i], terms[j])) return Twins{i, j};
    return std::nullopt;
}

}  // namespace parlor::moneyloopy
