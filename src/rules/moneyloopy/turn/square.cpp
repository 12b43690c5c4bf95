#include "rules/moneyloopy/turn/square.hpp"

#include <algorithm>

#include "rules/moneyloopy/deal/bonds.hpp"
#include "rules/moneyloopy/deal/transfer.hpp"
#include "rules/moneyloopy/estate/auction.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/turn/payment.hpp"

namespace parlor::moneyloopy {
namespace {

bool is_offered_by(const Game& game, Place place) {
    return std::holds_alternative<ToChoose>(game.phase) and place_under(game, game.turn) == place;
}

Answer if_payable(const Game& game, Money sum) {
    return can_pay(game, game.turn, sum) ? played : Answer{Refusal::KeepsNoDollar};
}

void hand_over(Game& game, Square property, Seat from, Seat to) {
    game.properties[from].erase(property);
    game.properties[to].insert(property);
}

// A card that a deal gives to another player goes there at once (L-8.2).
void hand_on_card(Draft& draft, Seat seat) {
    const auto owed = cards_owed_by(draft.game, seat);
    if (not owed) return;
    draft.tell(told::TermDue{owed->deal, owed->term.from, owed->term.to, owed->term.what});
    transfer_cards(draft, seat, owed->term.to, 1);
}

}  // namespace

Answer may_buy(const Game& game) {
    if (const Answer no = may_start_auction(game)) return no;
    return if_payable(game, property_price);
}

void buy(Draft& draft) {
    Game& game = draft.game;
    const Square property = draft.mover().at;
    take_from(draft, game.turn, property_price);
    hand_over(game, property, bank, game.turn);
    game.phase = ToEnd{};
    draft.tell(told::Bought{game.turn, property, property_price});
}

Answer may_start_auction(const Game& game) {
    const bool is_for_sale = std::holds_alternative<ToBuy>(game.phase);
    return is_for_sale ? played : Answer{Refusal::NotOffered};
}

void start_auction(Draft& draft) {
    draft.game.phase = ToEnd{};
    open_auction(draft, draft.mover().at, draft.game.turn);
}

Answer may_save(const Game& game) {
    const auto* const demanded = std::get_if<ToPay>(&game.phase);
    const bool helps = demanded == nullptr ? std::holds_alternative<ToBuy>(game.phase)
                                           : demanded->safe_card == SafeCard::Cancels;
    if (not helps) return Refusal::SafeCardDoesNotHelp;
    return game.players[game.turn].safe_cards > 0 ? played : Answer{Refusal::NoSafeCard};
}

void save(Draft& draft) {
    --draft.mover().safe_cards;
    draft.game.phase = ToEnd{};
    draft.tell(told::Saved{draft.game.turn, draft.mover().at});
}

Answer may_buy_safe_card(const Game& game) {
    if (not is_offered_by(game, Place::Chest)) return Refusal::NotOffered;
    return if_payable(game, safe_card_price);
}

void buy_safe_card(Draft& draft) {
    const Seat seat = draft.game.turn;
    draft.game.phase = ToEnd{};
    pay(draft, {seat, bank, safe_card_price, Why::Card});
    draft.tell(told::SafeCards{seat, ++draft.player(seat).safe_cards});
    hand_on_card(draft, seat);
}

Answer may_stake(const Game& game, Money money, int cards) {
    if (not is_offered_by(game, Place::Chance)) return Refusal::NotOffered;
    if (money == 0_cash and cards == 0) return Refusal::NothingStaked;
    if (cards > game.players[game.turn].safe_cards) return Refusal::NotSoManyCards;
    return if_payable(game, money);
}

void stake(Draft& draft, Money money, int cards) { draft.game.phase = RollingStake{money, cards}; }

void roll_stake(Draft& draft, int die) {
    const auto [money, cards] = std::get<RollingStake>(draft.game.phase);
    const Seat seat = draft.game.turn;
    const bool wins = die >= lowest_winning_die;
    draft.game.phase = ToEnd{};
    int& held = draft.mover().safe_cards;
    held = std::min(held + (wins ? cards : -cards), most_safe_cards);
    if (wins)
        give_to(draft, seat, money);
    else
        take_from(draft, seat, money);
    draft.tell(told::Staked{seat, money, cards, die});
}

Answer may_sell_to_bank(const Game& game, Square property) {
    if (not is_offered_by(game, Place::WaterWorks)) return Refusal::NotOffered;
    const bool is_own = game.properties[game.turn].contains(property);
    return is_own ? played : Answer{Refusal::NotYourProperty};
}

void sell_to_bank(Draft& draft, Square property) {
    Game& game = draft.game;
    hand_over(game, property, game.turn, bank);
    game.phase = ToEnd{};
    give_to(draft, game.turn, bank_buys_for);
    draft.tell(told::BankBought{game.turn, property});
}

Money price_to_take(const OpenGame& game, Square property) {
    return has_hotel(game, property) ? taking_price_hotel : taking_price;
}

Answer may_take(const Game& game, Square property) {
    if (not is_offered_by(game, Place::ElectricCompany)) return Refusal::NotOffered;
    if (not owned_by_others(game, game.turn).contains(property))
        return Refusal::NotAnothersProperty;
    return if_payable(game, price_to_take(game, property));
}

void take(Draft& draft, Square property) {
    Game& game = draft.game;
    const Seat owner = owner_of(game, property);
    take_from(draft, game.turn, price_to_take(game, property));
    hand_over(game, property, owner, game.turn);
    game.phase = ToEnd{};
    draft.tell(told::Took{game.turn, owner, property});
}

Answer may_leave_offer(const Game& game) {
    const bool is_offer = std::holds_alternative<ToChoose>(game.phase);
    return is_offer ? played : Answer{Refusal::NotOffered};
}

void leave_offer(Draft& draft) {
    draft.game.phase = ToEnd{};
    draft.tell(told::OfferLeft{draft.game.turn});
}

}  // namespace parlor::moneyloopy
