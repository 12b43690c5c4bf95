// Invariants of every position: money, deeds and pieces are accounted for. A failed check throws,
// so that games can be played on any thread.
#pragma once

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

#include "base/match.hpp"
#include "rules/property/game.hpp"
#include "rules/property/property.hpp"

namespace parlor::property {

[[noreturn]] inline void broken(const std::string& what) { throw std::runtime_error{what}; }

inline Money purses(const Game& game) {
    Money sum;
    for (int seat = 1; seat <= game.seats; ++seat) sum += game.players[Seat(seat)].money;
    return sum;
}

inline void check_money(const Game& game) {
    for (int seat = 1; seat <= game.seats; ++seat) {
        const Money money = game.players[Seat(seat)].money;
        if (money < 0_cash or money > board::most_money)
            broken("seat " + std::to_string(seat) + " has " + std::to_string(money.amount));
    }
    if (game.rules.money_supply == MoneySupply::Limited)
        if (purses(game) + game.bank_money + game.pot != limited_money_supply)
            broken("the money does not add up");
}

// Only the clock of the player who had to decide runs, and it stops at 0; players out of time are
// out of the game, and nobody else is out for that reason (M-3.1, M-3.3).
inline void check_clocks(const Game& before, const Game& after) {
    for (int n = 1; n <= after.seats; ++n) {
        const Seat seat{static_cast<std::uint8_t>(n)};
        const Player &was = before.players[seat], &is = after.players[seat];
        const std::string who = "seat " + std::to_string(n);
        if (is.clock.count < 0 or is.clock > was.clock) broken(who + ": its clock is wrong");
        if (is.clock != was.clock and seat != before.decision.seat)
            broken(who + ": its clock runs for another");
        const bool is_flagged = is.left == Departure::Flagged;
        if (is_flagged and (is.clock.count > 0 or not is.out)) broken(who + ": flagged and in");
        const bool has_clock = after.rules.clocks == Clocks::Each;
        if (has_clock and not is_flagged and is.clock.count == 0)
            broken(who + ": time without end");
        if (is.out != (is.left != Departure::None)) broken(who + ": out, and nobody knows how");
    }
}

// Tokens turn with each `reversed`, where there are Reverse squares, and never otherwise (M-4.1).
inline void check_direction(const Game& before,
                            const Game& after,
                            const std::vector<Event>& events) {
    board::Direction told = before.direction;
    for (const Event& event : events)
        if (std::holds_alternative<told::Reversed>(event)) told = opposite(told);
    if (after.direction != told) broken("the direction is not the one that was told");
    if (after.direction == board::Direction::Back and
        after.rules.chest_squares == ChestSquares::Cards)
        broken("the direction has turned (M-4.4)");
}

// The players' money computed from the payments in a move's events. A payment moves money from one
// side to the other; money above a player's maximum is lost (C-1.6).
struct Purses {
    Per<Seat, Money, max_seats + 1> held;  // seat 0: the bank and the pot
    void pay(Seat from, Seat to, Money sum) {
        held[from] -= sum;
        held[to] += sum;
        if (to != bank) held[to] = std::min(held[to], board::most_money);
    }
};

inline void follow(Purses& purses, const Event& event) {
    std::visit(Cases{[&](const told::DealtDeed& e) { purses.pay(e.seat, bank, e.sum); },
                     [&](const told::Salary& e) { purses.pay(bank, e.seat, e.sum); },
                     [&](const told::Bought& e) { purses.pay(e.seat, bank, e.price); },
                     [&](const told::Won& e) {
                         purses.pay(e.seat, bank, std::min(e.sum, purses.held[e.seat]));
                     },
                     [&](const told::Paid& e) {  // a bid was paid when the auction was won
                         if (e.why != Why::Bid) purses.pay(e.from, e.to, e.sum);
                     },
                     [&](const told::Settled& e) { purses.pay(e.from, e.to, e.sum); },
                     [&](const told::PotTaken& e) { purses.pay(bank, e.seat, e.sum); },
                     [&](const told::Built& e) { purses.pay(e.seat, bank, e.sum); },
                     [&](const told::Sold& e) { purses.pay(bank, e.seat, e.sum); },
                     [&](const told::Mortgaged& e) { purses.pay(bank, e.seat, e.sum); },
                     [&](const told::Repaid& e) { purses.pay(e.seat, bank, e.sum); },
                     [&](const told::Fee& e) { purses.pay(e.seat, bank, e.sum); },
                     [&](const told::Flagged& e) { purses.pay(e.seat, bank, purses.held[e.seat]); },
                     [](const auto&) {}},
               event);
}

inline Purses purses_of(const Game& game) {
    Purses purses;
    for (int seat = 1; seat <= game.seats; ++seat)
        purses.held[Seat(seat)] = game.players[Seat(seat)].money;
    purses.held[bank] = game.bank_money + game.pot;
    return purses;
}

inline void check_purses(const Purses& told, const Game& game, const std::string& when) {
    const Purses is = purses_of(game);
    const bool counts_bank = game.rules.money_supply == MoneySupply::Limited;
    for (int seat = counts_bank ? 0 : 1; seat <= game.seats; ++seat)
        if (is.held[Seat(seat)] != told.held[Seat(seat)])
            broken(when + ": seat " + std::to_string(seat) + " has " +
                   std::to_string(is.held[Seat(seat)].amount) + ", told were " +
                   std::to_string(told.held[Seat(seat)].amount));
}

inline void check_payments(const Game& before,
                           const Game& after,
                           const std::vector<Event>& events) {
    Purses told = purses_of(before);
    for (const Event& event : events) follow(told, event);
    check_purses(told, after, "after the move");
}

inline void check_deeds(const Game& game) {
    board::Squares all;
    int count = 0;
    for (int seat = 0; seat <= game.seats; ++seat) {
        all |= game.deeds[Seat(seat)];
        count += game.deeds[Seat(seat)].count();
    }
    if (all != game.board().deeds or count != game.board().deeds.count())
        broken("a deed has no owner, or two");
}

inline int phantom_houses(const Game& game) {
    int phantom = 0;
    for (int seat = 1; seat <= game.seats; ++seat) phantom += game.players[Seat(seat)].phantom;
    return phantom;
}

inline void check_pieces_add_up(const Game& game) {
    const int phantom = phantom_houses(game);
    const Pieces all = pieces_at_start(game.rules, game.board());
    int houses = 0, hotels = 0;
    for (const Square square : game.board().deeds) {
        const int steps = game.houses[square];
        hotels += steps == board::hotel ? 1 : 0;
        houses += steps == board::hotel ? 0 : steps;
    }
    if (houses - phantom + game.bank_houses != all.houses or game.bank_houses < 0)
        broken("houses: " + std::to_string(houses) + " out, " + std::to_string(game.bank_houses) +
               " in, " + std::to_string(phantom) + " phantom");
    if (hotels + game.bank_hotels != all.hotels or game.bank_hotels < 0) broken("hotels");
}

inline void check_pieces(const Game& game) {
    check_pieces_add_up(game);
    if (phantom_houses(game) > 0 and game.decision.kind != DecisionKind::Houses)
        broken("phantom houses are not asked for first");
    if (const auto wrong = Property::impossible(game)) broken(*wrong);
}

}  // namespace parlor::property
