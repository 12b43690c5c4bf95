// What an event tells is so in the game as the event leaves it: screens show that picture. A failed
// check throws.
#pragma once

#include "../truths_of_all.hpp"
#include "base/match.hpp"
#include "loopy_invariants.hpp"

namespace parlor::moneyloopy {

inline bool is_owner(const Game& game, Seat seat, Square square) {
    return game.properties[seat].contains(square);
}

// A jump onto a tollbooth waits for the toll before the token is there.
inline bool has_jumped(const Game& game, const told::Jumped& jump) {
    return game.players[jump.seat].at == jump.square or
           game.edition->tollbooths.contains(jump.square);
}

inline bool is_asked_for_rent(const Game& game, const told::RentDue& rent) {
    return rent.sum == 0_cash or std::holds_alternative<ToPay>(game.phase);
}

inline bool is_in_force(const Game& game, int deal) {
    return std::ranges::find(game.deals, deal, &DealMade::number) != game.deals.end();
}

inline bool is_true(const Event& event, const Game& now) {
    return match(
        event,
        board::TruthsOfAll{now},
        [&](const told::FirstRoll& e) {
            const auto& setting = std::get<SettingUp>(now.phase);
            return not setting.to_roll.contains(e.seat) and setting.die >= e.die;
        },
        [&](const told::Turn& e) { return now.turn == e.seat and round_of(now) == e.round; },
        [&](const told::Looped& e) { return now.players[e.seat].at == board::go; },
        [&](const told::SafeCards& e) { return now.players[e.seat].safe_cards == e.count; },
        [&](const told::ForSale&) { return std::holds_alternative<ToBuy>(now.phase); },
        [&](const told::Passed& e) { return now.auction->passed.contains(e.seat); },
        [&](const told::RentDue& e) { return is_asked_for_rent(now, e); },
        [&](const told::Owes& e) { return now.debt->from == e.from and now.debt->sum == e.sum; },
        [&](const told::BankBought& e) { return is_owner(now, bank, e.square); },
        [&](const told::Took& e) { return is_owner(now, e.seat, e.square); },
        [&](const told::Boarded& e) { return now.players[e.seat].transit != Transit::No; },
        [&](const told::Jumped& e) { return has_jumped(now, e); },
        [&](const told::TermNamed& e) {
            return e.deal == 0 ? now.proposal.has_value() : is_in_force(now, e.deal);
        },
        [&](const told::DealtWith& e) { return is_in_force(now, e.deal); },
        [&](const told::DealOver& e) { return not is_in_force(now, e.deal); },
        [&](const told::Declined&) { return not now.proposal; },
        [&](const told::MarkerMoved& e) { return marker_of(now) == e.square; },
        [&](const told::Eliminated& e) {
            return now.players[e.seat].out and now.properties[e.seat].empty();
        },
        [&](const told::GameOver& e) { return now.over == e.how and now.winners == e.winners; },
        [](const auto&) { return true; });
}

// Properties change hands one by one, so at each event all else adds up.
inline void check_told(const Game& before,
                       const std::vector<Event>& events,
                       const std::vector<Game>& pictures) {
    Purse purse = purse_of(before);
    for (std::size_t i = 0; i < events.size(); ++i) {
        const std::string which = "event " + std::to_string(events[i].index());
        if (not is_true(events[i], pictures[i])) broken(which + " is not so when it is told");
        check_purses(pictures[i]);
        check_properties(pictures[i]);
        follow(purse, events[i], before);
        check_purse(purse, pictures[i], which);
    }
}

}  // namespace parlor::moneyloopy
