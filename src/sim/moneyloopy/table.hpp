// MoneyloopyTable: plays games of a series of Moneyloopy, one after the other. Each thread has its
// own table.
//
// The random generators of chance and of computers are seeded as at any other table
// (table/game/session.hpp). Game k depends on the plan and k only; the players sit in each distinct
// order once, with the same dice, then again in each order with new dice.
//
// Source: L-1.1 (2 to 8 players), L-1.3, L-1.4.
// Errors: a decision that the rules refuse ends its game without a winner; that would be a bug in
//         the program.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "rules/moneyloopy/moneyloopy.hpp"
#include "sim/durations.hpp"
#include "sim/orders.hpp"
#include "table/game/dealer.hpp"

namespace parlor::sim {

struct MoneyloopyPlan {
    std::shared_ptr<const moneyloopy::Edition> edition;
    moneyloopy::Ruleset rules;
    std::vector<Player> players;
    int first = 0, games = 0;  // the first game's number; the number of games
    std::uint64_t seed = 0;
    int threads = 1;
    std::vector<std::string> words = {};  // what the parts of the series have in common (part.hpp)
};

struct PlayedMoneyloopy {
    Order kinds;
    moneyloopy::OverHow over{};  // NotOver: broken off, as the rules refused a decision
    Seats winners, out;
    int rounds = 0;
    int proposed = 0, accepted = 0;  // deals
    int decisions = 0, turns = 0;

    [[nodiscard]] std::size_t kind_at(Seat seat) const {
        return static_cast<std::size_t>(kinds[Entrant(number(seat) - 1)]);
    }
};

class MoneyloopyTable {
public:
    // The plan must outlive the table.
    explicit MoneyloopyTable(const MoneyloopyPlan& plan);

    [[nodiscard]] PlayedMoneyloopy play(int number);

    // Durations of a sample of the decisions of all games here, by kind of player.
    [[nodiscard]] const std::array<Durations, most_kinds>& decisions() const { return decisions_; }

private:
    bool make_move(PlayedMoneyloopy& played);
    [[nodiscard]] moneyloopy::Action answer();
    [[nodiscard]] moneyloopy::Action decision(std::size_t kind);

    const MoneyloopyPlan& plan_;
    std::vector<Player> kinds_;
    std::vector<Order> orders_;
    std::array<Durations, most_kinds> decisions_;

    // The running game.
    moneyloopy::Game game_;
    table::Dealer dealer_{0};
    std::uint64_t acts_ = 0, choices_ = 0;
};

}  // namespace parlor::sim
