#include "rules/property/turn/deck.hpp"

#include "base/match.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/gaol.hpp"
#include "rules/property/turn/landing.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {
namespace {

bool is_free_card(const Card& card) { return std::holds_alternative<GaolFree>(card.effect); }

Seats others_in_play_order(const OpenGame& game, Seat seat) {
    Seats others = players_in(game);
    others.erase(seat);
    return others;
}

template <class Act>
void for_each_other(const OpenGame& game, Seat seat, Act act) {
    const int others = others_in_play_order(game, seat).count();
    Seat other = seat;
    for (int i = 0; i < others; ++i) {
        other = next_in(game, other);
        act(other);
    }
}

Money repair_bill(const OpenGame& game, Seat seat, const Repairs& repairs) {
    Money bill;
    for (const Square square : game.deeds[seat]) {
        const int steps = game.houses[square];
        bill += steps == board::hotel ? repairs.hotel : repairs.house * steps;
    }
    return bill;
}

Square nearest_ahead(const OpenGame& game, Seat seat, board::Kind kind) {
    return nearest(game.board(), game.players[seat].at, kind, game.direction);
}

void take_from_bank(Draft& draft, Seat seat, Money due) {
    const Money sum = bank_pays(draft, seat, due);
    if (sum > 0_cash) draft.tell(told::Paid{bank, seat, sum, Why::Card});
}

void keep_free_card(Draft& draft, Seat seat, board::Deck deck, CardNo card) {
    draft.game.free_card_holder[deck] = seat;
    auto& to_come = draft.game.piles[deck].to_come;
    for (std::size_t i = to_come.size(); i-- > 0;)
        if (to_come[i] == card) to_come.erase(i);
}

// Reports the card and obeys it; a card to keep is kept before it is reported.
void turn_up(Draft& draft, Seat seat, board::Deck deck, CardNo card) {
    const bool is_kept = is_free_card(draft.game.edition->decks.card(deck, card));
    if (is_kept) keep_free_card(draft, seat, deck, card);
    draft.tell(told::CardDrawn{seat, deck, card});
    if (not is_kept) obey(draft, seat, deck, card);
}

}  // namespace

bool is_in_play(const Ruleset& rules, board::Deck deck) {
    return deck == board::Deck::Chance or rules.chest_squares == ChestSquares::Cards;
}

CardSet cards_in(const OpenGame& game, board::Deck deck) {
    CardSet in;
    if (not is_in_play(game.rules, deck)) return in;
    const auto& cards = game.edition->decks.cards[deck];
    const bool is_held = game.free_card_holder[deck] != bank;
    for (std::size_t i = 0; i < cards.size(); ++i)
        if (not(is_held and is_free_card(cards[i]))) in.insert(CardNo(i));
    return in;
}

void draw_card(Draft& draft, Seat seat, board::Deck deck) {
    if (draft.game.rules.drawing == Drawing::AfterAShuffle) {
        draft.game.question = NextCard{deck};
        return;
    }
    Pile& pile = draft.game.piles[deck];
    const CardNo card = pile.to_come.front();
    pile.to_come.erase(0);
    if (not pile.to_come.empty()) return turn_up(draft, seat, deck, card);
    draft.game.question = Reshuffle{deck, card};
    draft.tell(told::CardDrawn{seat, deck, card});
}

Answer may_draw(const OpenGame& game, Drawn drawn) {
    return cards_in(game, drawn.deck).contains(drawn.card) ? played : Answer{Refusal::CardNotIn};
}

void take_card(Draft& draft, Seat seat, Drawn drawn) {
    turn_up(draft, seat, drawn.deck, drawn.card);
}

Answer may_shuffle(const OpenGame& game, const Shuffled& shuffled) {
    const CardSet in = cards_in(game, shuffled.deck);
    CardSet named;
    for (const CardNo card : shuffled.order) {
        if (not in.contains(card) or named.contains(card)) return Refusal::NotInThePile;
        named.insert(card);
    }
    return played;
}

void shuffle(Draft& draft, const Shuffled& shuffled) {
    CardSet rest = cards_in(draft.game, shuffled.deck);
    auto& to_come = draft.game.piles[shuffled.deck].to_come;
    to_come = shuffled.order;
    for (const CardNo card : shuffled.order) rest.erase(card);
    for (const CardNo card : rest) to_come.push_back(card);
    draft.tell(told::PileShuffled{shuffled.deck});
}

void obey(Draft& draft, Seat seat, board::Deck deck, CardNo card) {
    const OpenGame& game = draft.game;
    match(
        game.edition->decks.card(deck, card).effect,
        [&](const BankPays& e) { take_from_bank(draft, seat, e.sum); },
        [&](const PayBank& e) { demand(draft, seat, bank, e.sum, Why::Card); },
        [&](const CollectFromEach& e) {
            for_each_other(
                game, seat, [&](Seat other) { demand(draft, other, seat, e.sum, Why::Card); });
        },
        [&](const PayEach& e) {
            for_each_other(
                game, seat, [&](Seat other) { demand(draft, seat, other, e.sum, Why::Card); });
        },
        [&](const Repairs& e) { demand(draft, seat, bank, repair_bill(game, seat, e), Why::Card); },
        [&](const AdvanceTo& e) { advance_to(draft, seat, e.square); },
        [&](const AdvanceToNearest& e) {
            const auto terms = e.kind == board::Kind::Station ? RentTerms::DoubleStation
                                                              : RentTerms::TenTimesThrow;
            advance_to(draft, seat, nearest_ahead(game, seat, e.kind), terms);
        },
        [&](const GoBack& e) { go_back(draft, seat, e.steps); },
        [&](const ToGaol&) { send_to_gaol(draft, seat, GaoledWhy::Card); },
        [&](const GaolFree&) { keep_free_card(draft, seat, deck, card); });
}

}  // namespace parlor::property
