#include "rules/property/turn/turn.hpp"

#include "base/match.hpp"
#include "rules/property/estate/auction.hpp"
#include "rules/property/estate/worth.hpp"
#include "rules/property/turn/debt.hpp"
#include "rules/property/turn/elimination.hpp"
#include "rules/property/turn/ending.hpp"
#include "rules/property/turn/gaol.hpp"
#include "rules/property/turn/landing.hpp"
#include "rules/property/turn/payment.hpp"

namespace parlor::property {
namespace {

void begin_turn(Draft& draft, Seat seat) {
    Game& game = draft.game;
    game.turn = seat;
    game.doubles = 0;
    game.rolls_again = false;
    game.phase = ToRoll{};
    draft.tell(told::Turn{seat, game.round});
}

// Counts the seats in play order, from the seat that started the game.
int seats_after_first(const OpenGame& game, Seat seat) {
    return (number(seat) - number(game.first) + game.seats) % game.seats;
}

// Once landed and paid: after a double the player rolls again (C-2.2), otherwise the turn can end.
void finish_move(Game& game) {
    if (game.rolls_again)
        game.phase = ToRoll{};
    else
        game.phase = ToEnd{};
}

void move_on_bail(Draft& draft, Dice dice) {
    set_free(draft, draft.game.turn, FreedHow::Bail);
    advance(draft, draft.game.turn, dice.total());
}

// Players have phantom houses only while the bank has no houses.
std::optional<Seat> who_has_phantoms(const OpenGame& game) {
    if (game.bank_houses > 0) return std::nullopt;
    for (int seat = 1; seat <= game.seats; ++seat)
        if (game.players[Seat(seat)].phantom > 0) return Seat(seat);
    return std::nullopt;
}

using Due = std::optional<Decision>;  // nothing: the game continued without a decision, look again

Due serve(Draft& draft, Seat debtor) {
    if (not is_insolvent(draft.game, debtor)) return Decision{debtor, DecisionKind::Debt};
    eliminate(draft, debtor);
    return std::nullopt;
}

Due auction_next_lot(Draft& draft) {
    const Lot lot = draft.game.lots.front();
    draft.game.lots.erase(0);
    open_auction(draft, lot.square, lot.after);
    return std::nullopt;
}

// The next decision of the player with the dice; nothing: the turn continued without one.
std::optional<DecisionKind> next_of_turn(Draft& draft) {
    using Next = std::optional<DecisionKind>;
    Game& game = draft.game;
    const bool in_gaol = game.players[game.turn].gaol_turn > 0;
    return match(
        game.phase,
        [](SettingUp) { return Next{}; },
        [&](ToRoll) { return Next{in_gaol ? DecisionKind::Gaol : DecisionKind::Roll}; },
        [](ToDecide) { return Next{DecisionKind::Deed}; },
        [&](ToMove move) {
            move_on_bail(draft, move.dice);
            return Next{};
        },
        [&](Resolved) {
            finish_move(game);
            return Next{};
        },
        [](ToEnd) { return Next{DecisionKind::End}; },
        [](Over) { return Next{DecisionKind::None}; },
        [&](ToLeaveGaol leaving) {
            if (free_cards_of(game, game.turn) > 0) return Next{DecisionKind::Gaol};
            charge_bail(draft, game.turn, leaving.dice);  // the card has been traded away
            return Next{};
        });
}

Due turn_decision(Draft& draft) {
    const Seat turn = draft.game.turn;
    if (draft.game.players[turn].out) {
        next_turn(draft);
        return std::nullopt;
    }
    if (const auto kind = next_of_turn(draft)) return Decision{turn, *kind};
    return std::nullopt;
}

// The order of C-2.6, from the innermost interruption to the turn itself.
Due next_decision(Draft& draft) {
    const OpenGame& game = draft.game;
    if (game.over != OverHow::NotOver) return Decision{};
    if (not std::holds_alternative<NothingAsked>(game.question))
        return Decision{chance, DecisionKind::Chance};
    if (const auto seat = who_has_phantoms(game)) return Decision{*seat, DecisionKind::Houses};
    if (game.offer) return Decision{game.offer->to, DecisionKind::Trade};
    if (const auto debtor = next_debtor(game, Owed::ForBids)) return serve(draft, *debtor);
    if (game.claims) return Decision{game.claims->victor, DecisionKind::Claim};
    if (game.auction) return Decision{game.auction->to_bid, DecisionKind::Bid};
    if (not game.lots.empty()) return auction_next_lot(draft);
    if (const auto debtor = next_debtor(game, Owed::ForAnything)) return serve(draft, *debtor);
    if (game.vote) return Decision{game.vote->to_answer, DecisionKind::Vote};
    return turn_decision(draft);
}

}  // namespace

void thrown(Draft& draft, Dice dice) {
    Game& game = draft.game;
    const Seat seat = game.turn;
    const bool in_gaol = game.players[seat].gaol_turn > 0;
    game.dice = dice;
    game.doubles += dice.is_double() ? 1 : 0;
    game.rolls_again = dice.is_double() and not in_gaol;
    draft.tell(told::Rolled{seat, dice, dice.is_double()});
    if (in_gaol)
        roll_in_gaol(draft, seat, dice);
    else if (game.rolls_again and game.doubles == doubles_to_gaol)
        send_to_gaol(draft, seat, GaoledWhy::Doubles);
    else
        advance(draft, seat, dice.total());
}

void end_turn(Draft& draft) {
    const Money enough = draft.game.rules.wealth_wins;
    if (enough > 0_cash and wealth_of(draft.game, draft.game.turn) >= enough)
        end_game(draft, OverHow::Wealth);
    else
        next_turn(draft);
}

void next_turn(Draft& draft) {
    Game& game = draft.game;
    const Seat next = game.turn == bank ? game.first : next_in(game, game.turn);
    const bool passes_first =
        game.turn != bank and seats_after_first(game, next) <= seats_after_first(game, game.turn);
    if (passes_first and game.round == game.rules.last_round)
        return end_game(draft, OverHow::Round);
    if (passes_first) ++game.round;
    begin_turn(draft, next);
}

Decision go_on(Draft& draft) {
    Due due;
    while (not due) due = next_decision(draft);
    return *due;
}

}  // namespace parlor::property
