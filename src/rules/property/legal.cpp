#include "rules/property/legal.hpp"

#include "rules/property/decisions.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/estate.hpp"
#include "rules/property/estate/purchase.hpp"
#include "rules/property/estate/trade.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/elimination.hpp"
#include "rules/property/turn/gaol.hpp"

namespace parlor::property {
namespace {

template <class Question>
board::Squares where(board::Squares candidates, Question question) {
    board::Squares found;
    for (const Square square : candidates)
        if (question(square)) found.insert(square);
    return found;
}

void find_building(const OpenGame& game, Choices& open) {
    for (std::size_t i = 0; i < board::group_count; ++i) {
        const auto group = board::Group(i);
        const board::Squares streets = game.board().groups[group];
        if (streets.empty() or not game.deeds[open.seat].contains_all(streets)) continue;
        if (may_build_group(game, open.seat, group) == played) open.build_groups.insert(group);
        open.build |=
            where(streets, [&](Square s) { return may_build(game, open.seat, s) == played; });
    }
}

void find_bids(const OpenGame& game, Choices& open) {
    open.pass = open.forfeit = true;
    if (highest_open_bid(game) < lowest_open_bid(game)) return;
    open.lowest_bid = lowest_open_bid(game);
    open.highest_bid = highest_open_bid(game);
}

void find_claims(const OpenGame& game, Choices& open) {
    open.leave = game.claims->unsettled;
    open.claim = where(open.leave, [&](Square s) { return may_claim(game, s, false) == played; });
    open.claim_repay =
        where(open.leave, [&](Square s) { return may_claim(game, s, true) == played; });
}

void find_answers(const OpenGame& game, Choices& open) {
    open.decline = true;
    open.propose = partners_of(game, open.seat) & Seats{game.offer->from};
    open.accept = may_accept(game, {}) == played;
    // Repaying costs more than the fee, and adds as much to the wealth.
    if (not open.accept) return;
    open.accept_repay = where(game.offer->give.deeds & game.mortgaged,
                              [&](Square s) { return may_accept(game, {s}) == played; });
}

}  // namespace

Choices legal_answers(const OpenGame& game) {
    Choices open{.seat = game.decision.seat, .kind = game.decision.kind};
    switch (open.kind) {
        case DecisionKind::None:
        case DecisionKind::Chance:
        case DecisionKind::Houses: break;
        case DecisionKind::Roll: open.roll = true; break;
        case DecisionKind::Gaol:
            open.roll = may_roll(game) == played;
            open.bail = may_post_bail(game, open.seat) == played;
            open.card = may_use_free_card(game, open.seat) == played;
            break;
        case DecisionKind::Deed:
            open.buy = may_buy(game, open.seat) == played;
            open.pass = true;
            break;
        case DecisionKind::Bid: find_bids(game, open); break;
        case DecisionKind::Debt: open.recover = true; break;
        case DecisionKind::Trade: find_answers(game, open); break;
        case DecisionKind::Claim: find_claims(game, open); break;
        case DecisionKind::End: open.end = true; break;
        case DecisionKind::Vote: open.agree = open.refuse = true; break;
    }
    open.end_game = to_ask_for_the_end.contains(open.kind);
    if (to_propose.contains(open.kind)) open.propose = partners_of(game, open.seat);
    return open;
}

void find_managing(const OpenGame& game, Choices& open) {
    const Seat seat = open.seat;
    const board::Squares own = game.deeds[seat];
    if (own.empty()) return;
    if (to_build.contains(open.kind)) find_building(game, open);
    if (to_sell.contains(open.kind))
        open.sell = where(own, [&](Square s) { return may_sell(game, seat, s) == played; });
    if (to_mortgage.contains(open.kind))
        open.mortgage = where(own - game.mortgaged,
                              [&](Square s) { return may_mortgage(game, seat, s) == played; });
    if (to_repay.contains(open.kind))
        open.repay = where(own & game.mortgaged,
                           [&](Square s) { return may_repay(game, seat, s) == played; });
}

Choices legal(const OpenGame& game) {
    Choices open = legal_answers(game);
    find_managing(game, open);
    return open;
}

}  // namespace parlor::property
