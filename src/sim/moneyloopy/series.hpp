// A series of games of Moneyloopy between computer players, on any number of threads.
//
// Choices:  all results except times depend on the plan only, without its number of threads, and
//           are the same on every machine. A win that several kinds of players share counts for
//           each of them.
// Not here: the printed report (report.hpp).
#pragma once

#include "sim/moneyloopy/table.hpp"
#include "sim/threaded.hpp"
#include "sim/wins.hpp"

namespace parlor::sim {

struct MoneyloopySeries {
    std::array<Wins, most_kinds> kind_wins;    // indexed as in kinds_among
    Per<Seat, Wins, max_seats + 1> seat_wins;  // 0 is unused
    int by_marker = 0, last_player = 0;        // how games ended
    int shared = 0;                            // wins
    int refused = 0;                           // games that were broken off
    std::int64_t rounds = 0, turns = 0, decisions = 0, bankrupt = 0, proposed = 0, accepted = 0;
    std::array<Durations, most_kinds> times;  // of decisions, a sample for each kind
    std::chrono::nanoseconds took{};

    // A round: the games of all seating orders with the same dice.
    void add_round(const std::vector<PlayedMoneyloopy>& games);
    void add(const MoneyloopySeries& others);  // all except `took`
    [[nodiscard]] std::vector<CountLine> count_lines();
};

[[nodiscard]] MoneyloopySeries play_series(const MoneyloopyPlan& plan, const Watch& watch);

}  // namespace parlor::sim
