#include "rules/property/estate/trade.hpp"

#include <algorithm>
#include <utility>

#include "rules/board/mortgage.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/gaol.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {
namespace {

struct Side {
    Seat seat;
    const Goods& gives;
    const Goods& gets;
    board::Squares repays;
};

// The fee, or the cost of repaying, for every mortgaged deed received (C-8.3).
Money dues_of(const OpenGame& game, const Side& side) {
    Money dues;
    for (const Square square : side.gets.deeds& game.mortgaged) {
        const board::Spot& deed = spot(game, square);
        dues += side.repays.contains(square) ? board::repay_cost(deed) : board::mortgage_fee(deed);
    }
    return dues;
}

// The equity that the deeds add; traded groups have no improvements (C-8.2).
Money mortgage_values(const OpenGame& game, board::Squares deeds) {
    Money sum;
    for (const Square square : deeds) sum += spot(game, square).mortgage;
    return sum;
}

Answer can_pay(const OpenGame& game, const Side& side) {
    const Money held = game.players[side.seat].money - side.gives.money + side.gets.money;
    const Money left = std::min(held, board::most_money) - dues_of(game, side);
    if (left < 0_cash) return Refusal::CannotPayTrade;
    const Money bid = standing_bid_of(game, side.seat);
    if (bid == 0_cash) return played;

    const Money wealth = left + equity_of(game, side.seat) -
                         mortgage_values(game, side.gives.deeds - game.mortgaged) +
                         mortgage_values(game, (side.gets.deeds - game.mortgaged) | side.repays);
    if (wealth < bid) return Refusal::BelowStandingBid;
    return played;
}

Answer holds(const OpenGame& game, Seat seat, const Goods& goods) {
    if (not game.deeds[seat].contains_all(goods.deeds)) return Refusal::NotHeld;
    if (free_cards_of(game, seat) < goods.free_cards) return Refusal::NotHeld;
    for (const Square square : goods.deeds)
        if (is_improved(game, group_of(game, square))) return Refusal::TradeGroupImproved;
    return played;
}

// The conditions of a trade, checked when it is proposed and again when it is accepted (C-8.4).
Answer stands(const OpenGame& game, const Offer& offer, board::Squares other_repays) {
    if (const Answer no = holds(game, offer.from, offer.give)) return no;
    if (const Answer no = holds(game, offer.to, offer.want)) return no;
    if (not(offer.want.deeds & game.mortgaged).contains_all(offer.repay) or
        not(offer.give.deeds & game.mortgaged).contains_all(other_repays))
        return Refusal::RepayNotReceived;
    if (const Answer no = can_pay(game, {offer.from, offer.give, offer.want, offer.repay}))
        return no;
    return can_pay(game, {offer.to, offer.want, offer.give, other_repays});
}

Answer may_trade(const OpenGame& game, Seat proposer, Seat other) {
    if (number(other) < 1 or number(other) > game.seats or other == proposer or
        game.players[other].out)
        return Refusal::NoSuchPartner;
    if (is_in_debt(game, proposer) or is_in_debt(game, other)) return Refusal::InDebt;
    if (is_barred(game, proposer) or is_barred(game, other)) return Refusal::InGaol;
    return played;
}

bool is_free_to_trade(const OpenGame& game, Seat seat) {
    return not is_in_debt(game, seat) and not is_barred(game, seat);
}

// Whether the two, who are free to trade, have anything that they could trade now.
bool can_trade(const OpenGame& game, Seat proposer, Seat other) {
    const bool are_bidding =
        standing_bid_of(game, proposer) > 0_cash or standing_bid_of(game, other) > 0_cash;
    const bool has_money =
        game.players[proposer].money > 0_cash or game.players[other].money > 0_cash;
    if (has_money and not are_bidding) return true;  // a dollar
    const auto can = [&](const Goods& give, const Goods& want) {
        return stands(game, {proposer, other, give, want, {}}, {}) == played;
    };
    const Goods dollar{.money = 1_cash};
    const Goods card{.free_cards = 1};
    if (can(dollar, {}) or can({}, dollar) or can(card, {}) or can({}, card)) return true;
    for (const Square square : game.deeds[proposer])
        if (can({.deeds = {square}}, {})) return true;
    for (const Square square : game.deeds[other])
        if (can({}, {.deeds = {square}})) return true;
    return false;
}

using DeckSet = SetOf<board::Deck>;

// When the player has both cards, the Community Chest card goes first (C-8.1).
DeckSet cards_to_give(const OpenGame& game, Seat from, int count) {
    DeckSet cards;
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance})
        if (cards.count() < count and game.free_card_holder[deck] == from) cards.insert(deck);
    return cards;
}

void give_cards(Draft& draft, Seat from, Seat to, DeckSet cards) {
    for (const board::Deck deck : cards) {
        draft.game.free_card_holder[deck] = to;
        draft.tell(told::CardGiven{from, to, deck});
    }
}

void give_deeds(Draft& draft, Seat from, Seat to, board::Squares deeds) {
    for (const Square square : deeds) {
        draft.game.deeds[from].erase(square);
        draft.game.deeds[to].insert(square);
        draft.game.traded_round[square] = static_cast<std::uint16_t>(draft.game.round);
        draft.tell(told::Transferred{square, from, to});
    }
}

void pay_dues(Draft& draft, Seat seat, board::Squares received, board::Squares repays) {
    for (const Square square : received& draft.game.mortgaged) {
        const board::Spot& deed = spot(draft.game, square);
        if (repays.contains(square)) {
            draft.game.mortgaged.erase(square);
            pay_bank(draft, seat, board::repay_cost(deed));
            draft.tell(told::Repaid{seat, square, board::repay_cost(deed)});
        } else {
            pay_bank(draft, seat, board::mortgage_fee(deed));
            draft.tell(told::Fee{seat, square, board::mortgage_fee(deed)});
        }
    }
}

}  // namespace

Answer may_propose(const OpenGame& game, const Offer& offer) {
    if (const Answer no = may_trade(game, offer.from, offer.to)) return no;
    if (offer.give.nothing() and offer.want.nothing()) return Refusal::EmptyTrade;
    return stands(game, offer, {});
}

void propose(Draft& draft, const Offer& offer) {
    draft.game.offer = offer;
    Proposals& made = draft.game.proposals[offer.from][offer.to];
    made.net = offer.give.money - offer.want.money;
    made.round = static_cast<std::uint16_t>(draft.game.round);
    draft.tell(told::Proposed{offer.from, offer.to, offer.give, offer.want});
}

Answer may_accept(const OpenGame& game, board::Squares repay) {
    return stands(game, *game.offer, repay);
}

// Money is paid as one net amount, so neither side needs money that it is about to receive. Then
// deeds, cards and dues to the bank follow, all at once (C-8.5).
void accept(Draft& draft, board::Squares repay) {
    const Offer offer = *std::exchange(draft.game.offer, std::nullopt);
    draft.game.proposals[offer.from][offer.to].declined = 0;
    const DeckSet given = cards_to_give(draft.game, offer.from, offer.give.free_cards);
    const DeckSet wanted = cards_to_give(draft.game, offer.to, offer.want.free_cards);
    draft.tell(told::Accepted{offer.from, offer.to});
    const Money net = offer.give.money - offer.want.money;
    if (net > 0_cash) demand(draft, offer.from, offer.to, net, Why::Trade);
    if (net < 0_cash) demand(draft, offer.to, offer.from, 0_cash - net, Why::Trade);
    give_deeds(draft, offer.from, offer.to, offer.give.deeds);
    give_deeds(draft, offer.to, offer.from, offer.want.deeds);
    give_cards(draft, offer.from, offer.to, given);
    give_cards(draft, offer.to, offer.from, wanted);
    pay_dues(draft, offer.from, offer.want.deeds, offer.repay);
    pay_dues(draft, offer.to, offer.give.deeds, repay);
}

void decline(Draft& draft) {
    const Offer offer = *std::exchange(draft.game.offer, std::nullopt);
    auto& declined = draft.game.proposals[offer.from][offer.to].declined;
    declined = static_cast<std::uint8_t>(std::min(declined + 1, most_declined));
    draft.tell(told::Declined{offer.from, offer.to});
}

Seats partners_of(const OpenGame& game, Seat proposer) {
    Seats partners;
    if (not is_free_to_trade(game, proposer)) return partners;
    for (const Seat other : players_in(game) - Seats{proposer})
        if (is_free_to_trade(game, other) and can_trade(game, proposer, other))
            partners.insert(other);
    return partners;
}

}  // namespace parlor::property
