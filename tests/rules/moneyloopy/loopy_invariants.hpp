// Invariants of every position of Moneyloopy: money, properties and moves are accounted for. A
// failed check throws, so that games can be played on any thread.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/match.hpp"
#include "rules/board/purse.hpp"
#include "rules/moneyloopy/estate/worth.hpp"
#include "rules/moneyloopy/facts.hpp"
#include "rules/moneyloopy/legal.hpp"
#include "rules/moneyloopy/play.hpp"
#include "rules/moneyloopy/turn/debt.hpp"
#include "rules/moneyloopy/words/words.hpp"

namespace parlor::moneyloopy {

[[noreturn]] inline void broken(const std::string& what) { throw std::runtime_error{what}; }

// Players still in have at least a dollar, and bankrupt players have nothing (L-7.1, L-7.2).
inline void check_purses(const Game& game) {
    for (const Seat seat : everybody(game)) {
        const auto& [at, cards, transit, out, left_as] = game.players[seat];
        const Money money = game.money[seat];
        const std::string who = "seat " + std::to_string(number(seat));
        if (money > board::most_money or cards < 0) broken(who + " holds what nobody can");
        if ((left_as > 0) != out) broken(who + " is out without having left, or left without");
        if (not out and money < last_dollar) broken(who + " has not kept a dollar");
        if (out and (money != 0_cash or cards != 0)) broken(who + " is out and holds something");
        if (out and not game.properties[seat].empty()) broken(who + " is out and owns something");
    }
}

inline void check_properties(const Game& game) {
    board::Squares all = game.properties[bank];
    int count = all.count();
    for (const Seat seat : everybody(game)) {
        all |= game.properties[seat];
        count += game.properties[seat].count();
    }
    if (all != game.edition->properties or count != all.count())
        broken("a property has no owner, or two");
    for (const Square property : all)
        if (game.houses[property] > 5) broken("there is more than a hotel");
}

// The money of each player, updated by the payments in a move's events.
using Purse = Per<Seat, Money, max_seats + 1>;  // seat 0 is not counted

inline void follow(Purse& purse, const Event& event, const Game& before) {
    const auto pays = [&](Seat from, Seat to, Money sum) {
        purse[from] -= sum;
        purse[to] = board::with_received(purse[to], sum);
        purse[bank] = 0_cash;
    };
    const auto was_told = [&](const told::Paid& paid) {  // of the toll, the bid or the ruin
        return paid.why == Why::Toll or paid.why == Why::Bid or purse[paid.from] == 0_cash;
    };
    const auto taking = [&](Square property) {
        return before.houses[property] == 5 ? 1000_cash : 600_cash;
    };
    std::visit(Cases{[&](const told::Salary& e) { pays(bank, e.seat, e.sum); },
                     [&](const told::Bought& e) { pays(e.seat, bank, e.price); },
                     [&](const told::TollPaid& e) { pays(e.seat, bank, e.sum); },
                     [&](const told::Won& e) { pays(e.seat, bank, e.sum); },
                     [&](const told::Eliminated& e) { pays(e.seat, e.by, purse[e.seat]); },
                     [&](const told::Paid& e) {
                         if (not was_told(e)) pays(e.from, e.to, e.sum);
                     },
                     [&](const told::Built& e) { pays(e.seat, bank, e.sum); },
                     [&](const told::BankBought& e) { pays(bank, e.seat, 1000_cash); },
                     [&](const told::Took& e) { pays(e.seat, bank, taking(e.square)); },
                     [&](const told::Jumped& e) { pays(bank, e.seat, e.sum); },
                     [&](const told::Staked& e) {
                         if (e.die >= 4)
                             pays(bank, e.seat, e.sum);
                         else
                             pays(e.seat, bank, e.sum);
                     },
                     [](const auto&) {}},
               event);
}

inline Purse purse_of(const Game& game) {
    Purse purse;
    for (const Seat seat : everybody(game)) purse[seat] = game.money[seat];
    return purse;
}

inline void check_purse(const Purse& told, const Game& game, const std::string& when) {
    for (const Seat seat : everybody(game))
        if (told[seat] != game.money[seat])
            broken(when + ": seat " + std::to_string(number(seat)) +
                   " has other money than was told");
}

// Money changes only as the events say.
inline void check_payments(const Game& before, const Game& after, const std::vector<Event>& told) {
    Purse purse = purse_of(before);
    for (const Event& event : told) follow(purse, event, before);
    check_purse(purse, after, "after the move");
}

// No deal is in force with a bankrupt player, or without a term, and no term without its deal
// (L-8.3, L-8.5).
inline void check_deals(const Game& game) {
    for (const auto& [number, from, to] : game.deals) {
        if (game.players[from].out or game.players[to].out)
            broken("a deal with somebody who is out");
        if (std::ranges::find(game.terms, number, &TermInForce::deal) == game.terms.end())
            broken("a deal without a term");
    }
    for (const auto& [number, term] : game.terms) {
        const bool has_deal =
            std::ranges::find(game.deals, number, &DealMade::number) != game.deals.end();
        if (not has_deal) broken("a term without a deal");
    }
}

// Bankrupt players decide nothing and bid nothing.
inline void check_decision(const Game& game) {
    const auto [seat, kind] = game.decision;
    if ((kind == DecisionKind::None) != (game.over != OverHow::NotOver)) broken("over or not");
    if (seat != bank and game.players[seat].out) broken("somebody decides who is out");
    if (const auto wrong = impossible(game)) broken(*wrong);
}

// A move, and whether `legal` lists it.
struct Trial {
    Action action;
    bool is_open;
};

inline void add_square_trials(const Game& game, const Choices& open, std::vector<Trial>& trials) {
    for (int i = 0; i < game.board().size; ++i) {
        const auto square = Square(i);
        trials.push_back({Build{square}, open.build.contains(square)});
        trials.push_back({Jump{square}, open.jump.contains(square)});
        trials.push_back({SellToBank{square}, open.sell_to_bank.contains(square)});
        trials.push_back({Take{square}, open.take.contains(square)});
    }
    for (std::size_t i = 0; i < board::group_count; ++i)
        trials.push_back(
            {BuildGroup{board::Group(i)}, open.build_groups.contains(board::Group(i))});
}

inline void add_deal_trials(const Game& game, const Choices& open, std::vector<Trial>& trials) {
    const TermAsked a_dollar{Side::Theirs, Give{.money = 1_cash}};
    for (const Seat seat : everybody(game))
        trials.push_back({Propose{seat, {a_dollar}}, open.deal.contains(seat)});
}

inline std::vector<Trial> trials_of(const Game& game, const Choices& open) {
    const bool bids = open.highest_bid > 0_cash;
    std::vector<Trial> trials{{Roll{}, open.roll},
                              {Train{}, open.train},
                              {PayToll{}, open.toll},
                              {Loop{}, open.loop},
                              {UseSafeCard{}, open.safe},
                              {Pay{}, open.pay},
                              {Bankrupt{}, open.bankrupt},
                              {Buy{}, open.buy},
                              {StartAuction{}, open.auction},
                              {BuySafeCard{}, open.safe_card},
                              {No{}, open.no},
                              {Pass{}, open.pass},
                              {Forfeit{}, open.forfeit},
                              {End{}, open.end},
                              {Accept{}, open.accept},
                              {Decline{}, open.decline},
                              {Bid{open.lowest_bid}, bids},
                              {Bid{open.highest_bid}, bids},
                              {Bid{open.lowest_bid - 1_cash}, false},
                              {Bid{open.highest_bid + 1_cash}, false},
                              {Stake{open.most_stake, open.most_cards}, open.stake},
                              {Stake{open.most_stake + 1_cash, 0}, false},
                              {Stake{0_cash, open.most_cards + 1}, false},
                              {Stake{}, false},
                              {Thrown{}, false},
                              {Die{}, false}};
    add_square_trials(game, open, trials);
    add_deal_trials(game, open, trials);
    return trials;
}

// `.choices` and `play` agree in both directions (L-2.6), and a refused move changes nothing.
inline void check_choices(const Game& game) {
    if (game.decision.kind == DecisionKind::Chance) return;
    const Choices open = legal(game);
    Game copy = game;
    for (const Trial& trial : trials_of(game, open)) {
        const bool was_played = play(copy, trial.action, Tell{}) == played;
        if (was_played != trial.is_open)
            broken(to_line(game.board(), trial.action) +
                   (was_played ? " is played but not offered" : " is offered but refused"));
        if (was_played) copy = game;
    }
    if (copy != game) broken("a refusal has changed the game");
}

inline void check_position(const Game& game) {
    check_purses(game);
    check_properties(game);
    check_deals(game);
    check_decision(game);
}

}  // namespace parlor::moneyloopy
