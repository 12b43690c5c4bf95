#include "rules/moneyloopy/hash.hpp"

#include "base/digest.hpp"
#include "base/match.hpp"
#include "rules/moneyloopy/estate/worth.hpp"

namespace parlor::moneyloopy {
namespace {

void fold_player(Digest& all, const Game& game, Seat seat) {
    const auto& [at, safe_cards, transit, out, left_as] = game.players[seat];
    all.fold(
        game.money[seat].amount, at, safe_cards, transit, left_as, game.properties[seat].bits());
}

// What it is for, and by which deal, decides nothing.
void fold_debt(Digest& all, const Debt& debt) {
    all.fold(debt.from, debt.to, debt.sum.amount, debt.why);
}

void fold_phase(Digest& all, const Phase& phase) {
    all.fold(phase.index());
    match(
        phase,
        [&](const SettingUp& it) { all.fold(it.to_roll.bits(), it.highest.bits(), it.die); },
        [](ToRoll) {},
        [](Rolling) {},
        [&](const AtToll& it) { all.fold(it.booth, it.left.count, it.arrival); },
        [&](const ToPay& it) {
            fold_debt(all, it.debt);
            all.fold(it.safe_card);
        },
        [](ToBuy) {},
        [](ToChoose) {},
        [&](const RollingStake& it) { all.fold(it.money.amount, it.cards); },
        [](ToEnd) {},
        [](AtMarker) {},
        [](Over) {});
}

void fold_interruptions(Digest& all, const Game& game) {
    all.fold(game.auction.has_value());
    if (game.auction) {
        const auto& [square, bid, bidder, to_bid, passed, forfeited] = *game.auction;
        all.fold(square, bid.amount, bidder, to_bid, passed.bits(), forfeited.bits());
    }
    all.fold(game.lots.squares.bits(), game.lots.after);
    all.fold(game.debt.has_value());
    if (game.debt) fold_debt(all, *game.debt);
}

// Adds everything in a term, kind by kind.
struct FoldWhat {
    Digest& all;

    void operator()(const Give& it) const {
        all.fold(it.money.amount, it.properties.bits(), it.cards);
    }
    // Whose rent it is decides nothing.
    void operator()(const PayAt& it) const { all.fold(it.sum.amount, it.at); }
    void operator()(const GiveAt& it) const { all.fold(it.properties.bits(), it.cards, it.at); }
    void operator()(const RentAt& it) const { all.fold(it.percent, it.scope, it.square, it.until); }
    void operator()(Forgive /*it*/) const {}
    void operator()(const PutOff& it) const {
        all.fold(it.at);
        if (it.sum) all.fold(it.sum->amount);
    }
    void operator()(BuyCards it) const { all.fold(it.until); }
    void operator()(NeverToll it) const { all.fold(it.booth, it.until); }
    void operator()(EndDeal it) const { all.fold(it.deal); }
    void operator()(const Promise& it) const {
        all.fold(it.words.size(), it.until);
        for (const char letter : it.words) all.fold(static_cast<unsigned char>(letter));
    }
};

void fold_term(Digest& all, const Term& term) {
    all.fold(term.from, term.to, term.what.index());
    std::visit(FoldWhat{all}, term.what);
}

void fold_deals(Digest& all, const Game& game) {
    all.fold(game.deals_made, game.deals.size(), game.terms.size(), game.proposal.has_value());
    for (const auto& [number, from, to] : game.deals) all.fold(number, from, to);
    for (const auto& [deal, term] : game.terms) {
        all.fold(deal);
        fold_term(all, term);
    }
    if (not game.proposal) return;
    all.fold(game.proposal->from, game.proposal->to, game.proposal->terms.size());
    for (const Term& term : game.proposal->terms) fold_term(all, term);
}

void fold_proposals(Digest& all, const Game& game) {
    for (const Seat from : everybody(game))
        for (const Seat to : everybody(game)) {
            const Proposals& made = game.proposals[from][to];
            if (made != Proposals{})
                all.fold(from, to, made.last, made.round, made.times, made.declined);
        }
}

}  // namespace

std::uint32_t digest_of(const Proposal& proposal) {
    Digest all;
    for (const Term& term : proposal.terms) fold_term(all, term);
    return static_cast<std::uint32_t>(all.value());
}

std::uint64_t hash_of(const Game& game) {
    Digest all;
    all.fold(game.seats);
    for (const Seat seat : everybody(game)) fold_player(all, game, seat);
    for (const Square property : game.edition->properties) all.fold(game.houses[property]);
    all.fold(game.first, game.turn, game.rounds);
    fold_phase(all, game.phase);
    fold_interruptions(all, game);
    fold_deals(all, game);
    fold_proposals(all, game);
    all.fold(game.over, game.winners.bits());
    return all.value();
}

}  // namespace parlor::moneyloopy
