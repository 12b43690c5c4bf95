// What an event tells is so in the game as the event leaves it: screens show that picture. A failed
// check throws.
#pragma once

#include "../truths_of_all.hpp"
#include "base/match.hpp"
#include "invariants.hpp"
#include "rules/property/estate/worth.hpp"

namespace parlor::property {

inline bool is_owner(const Game& game, Seat seat, Square square) {
    return game.deeds[seat].contains(square);
}

// The drawing that empties a pile is told before the pile is shuffled and the card obeyed.
inline bool holds_if_to_keep(const Game& game, const told::CardDrawn& drawn) {
    const Card& card = game.edition->decks.card(drawn.deck, drawn.card);
    return not std::holds_alternative<GaolFree>(card.effect) or
           std::holds_alternative<Reshuffle>(game.question) or
           game.free_card_holder[drawn.deck] == drawn.seat;
}

inline bool has_nothing(const Game& game, Seat seat) {
    const auto is_of_seat = [seat](const Debt& debt) {
        return debt.from == seat or debt.to == seat;
    };
    return game.players[seat].out and game.deeds[seat].empty() and
           free_cards_of(game, seat) == 0 and std::ranges::none_of(game.debts, is_of_seat);
}

// What goes back to the bank is unmortgaged, unless a victor still claims it.
inline bool is_bank_free_of_mortgages(const Game& game) {
    const board::Squares claimed = game.claims ? game.claims->unsettled : board::Squares{};
    return (game.mortgaged & (game.deeds[bank] - claimed)).empty();
}

inline bool is_true(const Event& event, const Game& now) {
    return match(
        event,
        board::TruthsOfAll{now},
        [&](const told::FirstRoll& e) { return now.best_throw >= e.dice.total().count; },
        [&](const told::Placed& e) { return now.seating[e.seat] == Entrant(number(e.was) - 1); },
        [&](const told::DealtDeed& e) { return is_owner(now, e.seat, e.square); },
        [&](const told::Turn& e) { return now.turn == e.seat and now.round == e.round; },
        [&](const told::ForSale& e) { return now.phase == Phase{ToDecide{e.square}}; },
        [&](const told::Passed& e) {
            return not now.auction or now.auction->passed.contains(e.seat);
        },
        [&](const told::Owes& e) { return owed_by(now, e.from) >= e.sum; },
        [&](const told::CardDrawn& e) { return holds_if_to_keep(now, e); },
        [&](const told::PotTaken&) { return now.pot == 0_cash; },
        [&](const told::Gaoled& e) {
            return now.players[e.seat].gaol_turn == 1 and
                   now.players[e.seat].at == now.board().gaol;
        },
        [&](const told::Freed& e) { return now.players[e.seat].gaol_turn == 0; },
        [&](const told::Sold& e) { return now.houses[e.square] == e.houses; },
        [&](const told::Mortgaged& e) { return now.mortgaged.contains(e.square); },
        [&](const told::Repaid& e) { return not now.mortgaged.contains(e.square); },
        [&](const told::Phantom& e) { return now.players[e.seat].phantom == e.houses; },
        [&](const told::Proposed& e) {
            return now.offer->from == e.from and now.offer->to == e.to;
        },
        [&](const told::Accepted&) { return not now.offer; },
        [&](const told::Declined&) { return not now.offer; },
        [&](const told::CardGiven& e) { return now.free_card_holder[e.deck] == e.to; },
        [&](const told::Eliminated& e) {
            return has_nothing(now, e.seat) and is_bank_free_of_mortgages(now);
        },
        [&](const told::Claimed& e) {
            return is_owner(now, e.seat, e.square) and
                   not(now.claims and now.claims->unsettled.contains(e.square));
        },
        [&](const told::Left& e) {
            return is_owner(now, bank, e.square) and is_bank_free_of_mortgages(now);
        },
        [&](const told::EndAsked&) { return now.vote.has_value(); },
        [&](const told::Refused&) { return not now.vote; },
        [&](const told::Reversed& e) { return now.direction == e.direction; },
        [&](const told::Flagged& e) { return has_nothing(now, e.seat); },
        [&](const told::GameOver& e) { return now.over == e.how and now.winners == e.winners; },
        [](const auto&) { return true; });
}

// Deeds of a trade or a building change hands one by one, so at each event all else adds up.
inline void check_told(const Game& before,
                       const std::vector<Event>& events,
                       const std::vector<Game>& pictures) {
    Purses purses = purses_of(before);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const std::string which = "event " + std::to_string(events[i].index());
        if (not is_true(events[i], pictures[i])) broken(which + " is not so when it is told");
        check_money(pictures[i]);
        check_deeds(pictures[i]);
        check_pieces_add_up(pictures[i]);
        follow(purses, events[i]);
        check_purses(purses, pictures[i], which);
    }
}

}  // namespace parlor::property
