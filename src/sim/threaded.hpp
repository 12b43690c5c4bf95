// Rounds of a series, shared among threads.
#pragma once

#include <atomic>
#include <functional>
#include <optional>

namespace parlor::sim {

// A callback with the number of games played, a few times a second, on the caller's thread.
using Watch = std::function<void(int)>;

// Hands out the rounds, each once, to whatever thread asks.
class Rounds {
public:
    struct Round {
        int first, end;  // numbers of games
    };

    // This many games from `first` on, in rounds of `round` games.
    Rounds(int first, int games, int round) : end_{first + games}, round_{round}, next_{first} {}

    [[nodiscard]] std::optional<Round> next();  // nothing: there are no more
    void stop() { next_ = end_; }               // makes the other threads stop

    void count_game() { ++played_; }
    [[nodiscard]] int played() const { return played_; }

private:
    const int end_, round_;
    std::atomic<int> next_, played_ = 0;
};

// Calls `play`, which asks for rounds until there are no more, on this many threads, and waits.
void play_threaded(const Rounds& rounds,
                   int threads,
                   const std::function<void()>& play,
                   const Watch& watch);

}  // namespace parlor::sim
