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
    Threads(const PropertyPlan& plan, const Keep& keep) : plan_{plan}, keep_{keep} {}

    Result<PropertySeries> play(const Watch& watch) {
        const auto start = Clock::now();
        std::vector<std::thread> threads;
        for (int i = 0; i < plan_.threads; ++i) threads.emplace_back([this] { play_some(); });
        wait(watch);
        for (std::thread& thread : threads) thread.join();
        if (failure_) return *failure_;
        series_.took = Clock::now() - start;
        return series_;
    }

private:
    // Of a thread: takes the next game as long as there is one.
    void play_some() {
        PropertyTable table{plan_};
        PropertySeries own;
        std::optional<Error> failure;
        for (int number = next_++; number < plan_.games and not failure; number = next_++) {
            const PlayedGame game = table.play(number);
            own.add(game);
            failure = keep_(game, table.moves());
            ++played_;
        }
        own.decisions = table.decisions();
        end(own, failure);
    }

    void end(const PropertySeries& own, const std::optional<Error>& failure) {
        const std::lock_guard lock{guard_};
        series_.add(own);
        if (failure) {
            failure_ = failure;
            next_ = plan_.games;  // the others come to an end, too
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
    std::atomic<int> next_ = 0, played_ = 0;  // games
    std::mutex guard_;                        // of all below
    std::condition_variable has_ended_;
    int ended_ = 0;  // threads
    PropertySeries series_;
    std::optional<Error> failure_;
};

template <class Key, std::size_t Count>
void add_each(Per<Key, int, Count>& to, const Per<Key, int, Count>& from) {
    for (std::size_t i = 0; i < Count; ++i) to[Key(i)] += from[Key(i)];
}

template <std::size_t Count>
void add_each(std::array<int, Count>& to, const std::array<int, Count>& from) {
    for (std::size_t i = 0; i < Count; ++i) to[i] += from[i];
}

}  // namespace

void PropertySeries::add(const PlayedGame& game) {
    counts.add(game.counts);
    ++endings[game.ended];
    ++seat_wins[game.winner];
    if (game.ended == Ended::RefusedByRules and first_refused < 0) first_refused = game.number;
    if (game.winner == bank) return;
    ++kind_wins[static_cast<std::size_t>(game.kinds[game.winner])];
    ++lengths[static_cast<std::size_t>(game.counts.times[Counted::Turns])];
}

void PropertySeries::add(const PropertySeries& other) {
    counts.add(other.counts);
    add_each(endings, other.endings);
    add_each(seat_wins, other.seat_wins);
    add_each(kind_wins, other.kind_wins);
    add_each(lengths, other.lengths);
    if (first_refused < 0 or (other.first_refused >= 0 and other.first_refused < first_refused))
        first_refused = other.first_refused;
    for (std::size_t kind = 0; kind < most_kinds; ++kind)
        decisions[kind].add(other.decisions[kind]);
}

int PropertySeries::winners() const { return endings[Ended::LastPlayer] + endings[Ended::Score]; }

Result<PropertySeries> play_series(const PropertyPlan& plan, const Keep& keep, const Watch& watch) {
    return Threads{plan, keep}.play(watch);
}

}  // namespace parlor::sim
