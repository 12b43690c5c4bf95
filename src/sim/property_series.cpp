#include "sim/property_series.hpp"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <mutex>
#include <thread>

namespace parlor::sim {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds between_looks{200};

class Threads {
public:
    Threads(const PropertyPlan& plan, const Keep& keep)
        : plan_{plan}, keep_{keep}, round_{static_cast<int>(all_orders(plan.players).size())} {}

    Result<PropertySeries> play(const Watch& watch) {
        const auto start = Clock::now();
        std::vector<std::thread> threads(static_cast<std::size_t>(plan_.threads));
        for (std::thread& thread : threads) thread = std::thread{[this] { play_some(); }};
        wait(watch);
        for (std::thread& thread : threads) thread.join();
        if (failure_) return *failure_;
        series_.took = Clock::now() - start;
        return series_;
    }

private:
    // The function of each thread: plays rounds as long as there are any.
    void play_some() {
        PropertyTable table{plan_};
        PropertySeries own;
        std::optional<Error> failure;
        std::vector<PlayedGame> games;
        for (int first = next_round(); first < plan_.games and not failure; first = next_round()) {
            games.clear();
            for (int number = first; number < end_of_round(first) and not failure; ++number) {
                games.push_back(table.play(number));
                failure = keep_(games.back(), table.moves());
                ++played_;
            }
            own.add_round(games);
        }
        own.decisions = table.decisions();
        end(own, failure);
    }

    int next_round() { return next_.fetch_add(round_); }
    [[nodiscard]] int end_of_round(int first) const {
        return std::min(first + round_, plan_.games);
    }

    void end(const PropertySeries& own, const std::optional<Error>& failure) {
        const std::lock_guard lock{guard_};
        series_.add(own);
        if (failure) {
            failure_ = failure;
            next_ = plan_.games;  // makes the other threads stop
        }
        ++ended_;
        has_ended_.notify_one();
    }

    void wait(const Watch& watch) {
        std::unique_lock lock{guard_};
        const auto are_done = [&] { return ended_ == plan_.threads; };
        while (not has_ended_.wait_for(lock, between_looks, are_done)) watch(played_);
        watch(played_);
    }

    const PropertyPlan& plan_;
    const Keep& keep_;
    const int round_;                         // games
    std::atomic<int> next_ = 0, played_ = 0;  // games
    std::mutex guard_;                        // guards all members below
    std::condition_variable has_ended_;
    int ended_ = 0;  // threads
    PropertySeries series_;
    std::optional<Error> failure_;
};

}  // namespace

void PropertySeries::add_round(const std::vector<PlayedGame>& games) {
    std::array<int, most_kinds> won_by_kind{};
    Per<Seat, int, max_seats + 1> won_by_seat;
    for (const PlayedGame& game : games) {
        counts.add(game.counts);
        ++endings[game.ended];
        ++won_by_seat[game.winner];
        if (game.ended == Ended::RefusedByRules and first_refused < 0) first_refused = game.number;
        if (game.winner == bank) continue;
        ++won_by_kind[game.kind_at(game.winner)];
        ++lengths[static_cast<std::size_t>(game.counts.times[Counted::Turns])];
    }
    const auto played = static_cast<int>(games.size());
    for (std::size_t i = 0; i < most_kinds; ++i) kind_wins[i].add_round(won_by_kind[i], played);
    for (std::size_t i = 0; i <= max_seats; ++i)
        seat_wins[Seat(i)].add_round(won_by_seat[Seat(i)], played);
}

void PropertySeries::add(const PropertySeries& others) {
    counts.add(others.counts);
    for (std::size_t i = 0; i < ways_to_end; ++i) endings[Ended(i)] += others.endings[Ended(i)];
    for (std::size_t i = 0; i < most_kinds; ++i) {
        kind_wins[i].add(others.kind_wins[i]);
        decisions[i].add(others.decisions[i]);
    }
    for (std::size_t i = 0; i <= max_seats; ++i) seat_wins[Seat(i)].add(others.seat_wins[Seat(i)]);
    for (std::size_t i = 0; i < lengths.size(); ++i) lengths[i] += others.lengths[i];
    if (first_refused < 0 or (others.first_refused >= 0 and others.first_refused < first_refused))
        first_refused = others.first_refused;
}

int PropertySeries::winners() const {
    return endings[Ended::LastPlayer] + endings[Ended::Score] + endings[Ended::Clock];
}

Result<PropertySeries> play_series(const PropertyPlan& plan, const Keep& keep, const Watch& watch) {
    return Threads{plan, keep}.play(watch);
}

}  // namespace parlor::sim
