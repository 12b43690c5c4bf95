#include "rules/property/turn/elimination.hpp"

#include "rules/board/mortgage.hpp"
#include "rules/property/estate/estate.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/figures/score.hpp"
#include "rules/property/turn/ending.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {
namespace {

bool owes_a_player(const OpenGame& game, Seat loser) {
    for (const Debt& debt : game.debts)
        if (debt.from == loser and debt.to != bank) return true;
    return false;
}

// Sells houses at half price, mortgages the deeds, and pays the creditors (C-10.1).
void sell_everything(Draft& draft, Seat loser) {
    Game& game = draft.game;
    for (const Square square : game.deeds[loser]) sell_down(draft, loser, square, 0);
    for (const Square square : game.deeds[loser] - game.mortgaged) {
        game.mortgaged.insert(square);
        const Money value = bank_pays(draft, loser, spot(game, square).mortgage);
        draft.tell(told::Mortgaged{loser, square, value});
    }
    settle_debts(draft, loser);
}

Seat first_creditor(const OpenGame& game, Seat loser) {
    for (const Debt& debt : game.debts)
        if (debt.from == loser) return debt.to;
    return bank;
}

// Without auctions, nothing that goes back to the bank is reported (M-2.3).
bool is_told(const OpenGame& game, Seat victor) {
    return victor != bank or game.rules.auctions == Auctions::Held;
}

void hand_over_cards(Draft& draft, Seat loser, Seat victor) {
    for (const board::Deck deck : {board::Deck::Chest, board::Deck::Chance}) {
        Seat& holder = draft.game.free_card_holder[deck];
        if (holder != loser) continue;
        holder = victor;
        if (is_told(draft.game, victor)) draft.tell(told::CardGiven{loser, victor, deck});
    }
}

// Without auctions the bank simply owns the deeds again (M-2.3).
void auction_off(Draft& draft, Seat loser, board::Squares deeds) {
    draft.game.mortgaged -= deeds;
    if (draft.game.rules.auctions == Auctions::None) return;
    for (const Square square : deeds) draft.game.lots.push_back({square, loser});
}

// A victor claims the deeds or leaves them (C-10.2); the bank puts its own up for auction (C-10.4).
// When one player is left, the game ends before any of that.
void dispose_of(Draft& draft, Seat loser, Seat victor, board::Squares deeds) {
    if (victor == bank or is_one_left(draft.game))
        auction_off(draft, loser, deeds);
    else if (not deeds.empty())
        draft.game.claims = Claims{loser, victor, deeds};
}

void settle_claim(Game& game, Square square) {
    game.claims->unsettled.erase(square);
    if (game.claims->unsettled.empty()) game.claims.reset();
}

}  // namespace

void eliminate(Draft& draft, Seat loser) {
    Game& game = draft.game;
    draft.player(loser).last_score = score_of(game, loser);
    if (owes_a_player(game, loser)) sell_everything(draft, loser);
    const Seat victor = first_creditor(game, loser);
    hand_over_cards(draft, loser, victor);
    strike_out_debts(game, loser);
    const board::Squares deeds = surrender_deeds(draft, loser);
    go_out(draft, loser, Departure::Bankrupt);
    dispose_of(draft, loser, victor, deeds);
    draft.tell(told::Eliminated{loser, victor});
    if (is_one_left(game)) end_with_last(draft);
}

Answer may_claim(const OpenGame& game, Square square, bool repaying) {
    if (not game.claims->unsettled.contains(square)) return Refusal::NotToClaim;
    const board::Spot& deed = spot(game, square);
    const Money cost = repaying ? board::repay_cost(deed) : board::mortgage_fee(deed);
    if (game.players[game.claims->victor].money < cost) return Refusal::CannotPayClaim;
    return played;
}

void claim(Draft& draft, Square square, bool repaying) {
    Game& game = draft.game;
    const Seat victor = game.claims->victor;
    game.deeds[bank].erase(square);
    game.deeds[victor].insert(square);
    settle_claim(game, square);
    draft.tell(told::Claimed{victor, square});
    if (repaying) {
        repay(draft, victor, square);
    } else {
        const Money fee = board::mortgage_fee(spot(game, square));
        pay_bank(draft, victor, fee);
        draft.tell(told::Fee{victor, square, fee});
    }
}

void leave(Draft& draft, board::Squares deeds) {
    const Claims claims = *draft.game.claims;
    for (const Square square : deeds) {
        auction_off(draft, claims.loser, {square});
        settle_claim(draft.game, square);
        draft.tell(told::Left{claims.victor, square});
    }
}

}  // namespace parlor::property
