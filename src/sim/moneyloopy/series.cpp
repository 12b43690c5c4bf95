#include "sim/moneyloopy/series.hpp"

#include <chrono>
#include <mutex>

namespace parlor::sim {
namespace {

using Clock = std::chrono::steady_clock;

// Plays rounds until there are no more, and returns the results of this thread.
MoneyloopySeries play_some(const MoneyloopyPlan& plan, Rounds& rounds) {
    MoneyloopyTable table{plan};
    MoneyloopySeries own;
    std::vector<PlayedMoneyloopy> games;
    while (const auto round = rounds.next()) {
        games.clear();
        for (int number = round->first; number < round->end; ++number) {
            games.push_back(table.play(number));
            rounds.count_game();
        }
        own.add_round(games);
    }
    own.times = table.decisions();
    return own;
}

}  // namespace

void MoneyloopySeries::add_round(const std::vector<PlayedMoneyloopy>& games) {
    std::array<int, most_kinds> won_by_kind{};
    Per<Seat, int, max_seats + 1> won_by_seat;
    for (const PlayedMoneyloopy& game : games) {
        by_marker += game.over == moneyloopy::OverHow::Marker ? 1 : 0;
        last_player += game.over == moneyloopy::OverHow::Last ? 1 : 0;
        refused += game.over == moneyloopy::OverHow::NotOver ? 1 : 0;
        shared += game.winners.has_several() ? 1 : 0;
        rounds += game.rounds;
        turns += game.turns;
        decisions += game.decisions;
        bankrupt += game.out.count();
        proposed += game.proposed;
        accepted += game.accepted;
        std::array<bool, most_kinds> has_won{};
        for (const Seat seat : game.winners) {
            ++won_by_seat[seat];
            has_won[game.kind_at(seat)] = true;
        }
        for (std::size_t kind = 0; kind < most_kinds; ++kind)
            won_by_kind[kind] += has_won[kind] ? 1 : 0;
    }
    const auto played = static_cast<int>(games.size());
    for (std::size_t i = 0; i < most_kinds; ++i) kind_wins[i].add_round(won_by_kind[i], played);
    for (std::size_t i = 1; i <= max_seats; ++i)
        seat_wins[Seat(i)].add_round(won_by_seat[Seat(i)], played);
}

void MoneyloopySeries::add(const MoneyloopySeries& others) {
    for (std::size_t i = 0; i < most_kinds; ++i) {
        kind_wins[i].add(others.kind_wins[i]);
        times[i].add(others.times[i]);
    }
    for (std::size_t i = 1; i <= max_seats; ++i) seat_wins[Seat(i)].add(others.seat_wins[Seat(i)]);
    by_marker += others.by_marker;
    last_player += others.last_player;
    shared += others.shared;
    refused += others.refused;
    rounds += others.rounds;
    turns += others.turns;
    decisions += others.decisions;
    bankrupt += others.bankrupt;
    proposed += others.proposed;
    accepted += others.accepted;
}

std::vector<CountLine> MoneyloopySeries::count_lines() {
    std::vector<CountLine> lines{{"ended", {}}, {"events", {}}};
    for (int* const games : {&by_marker, &last_player, &shared, &refused}) lines[0].add(*games);
    for (std::int64_t* const number :
         {&rounds, &turns, &decisions, &bankrupt, &proposed, &accepted})
        lines[1].add(*number);
    for (std::size_t i = 1; i <= max_seats; ++i)
        lines.push_back(seat_wins[Seat(i)].count_line("seat-" + std::to_string(i)));
    for (std::size_t i = 0; i < most_kinds; ++i) {
        const std::string kind = "kind-" + std::to_string(i);
        lines.push_back(kind_wins[i].count_line(kind));
        lines.push_back(times[i].count_line(kind + "-times"));
    }
    return lines;
}

MoneyloopySeries play_series(const MoneyloopyPlan& plan, const Watch& watch) {
    const auto start = Clock::now();
    Rounds rounds{plan.first, plan.games, static_cast<int>(all_orders(plan.players).size())};
    MoneyloopySeries series;
    std::mutex guard;  // guards `series`
    const auto play = [&] {
        const MoneyloopySeries own = play_some(plan, rounds);
        const std::lock_guard lock{guard};
        series.add(own);
    };
    play_threaded(rounds, plan.threads, play, watch);
    series.took = Clock::now() - start;
    return series;
}

}  // namespace parlor::sim
