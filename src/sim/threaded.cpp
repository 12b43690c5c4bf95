#include "sim/threaded.hpp"

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <vector>

namespace parlor::sim {
namespace {

constexpr std::chrono::milliseconds between_looks{200};

}  // namespace

std::optional<Rounds::Round> Rounds::next() {
    const int first = next_.fetch_add(round_);
    if (first >= end_) return std::nullopt;
    return Round{first, std::min(first + round_, end_)};
}

void play_threaded(const Rounds& rounds,
                   int threads,
                   const std::function<void()>& play,
                   const Watch& watch) {
    std::mutex guard;  // guards `ended`
    std::condition_variable has_ended;
    int ended = 0;
    const auto play_and_tell = [&] {
        play();
        const std::lock_guard lock{guard};
        ++ended;
        has_ended.notify_one();
    };
    std::vector<std::thread> all(static_cast<std::size_t>(threads));
    for (std::thread& thread : all) thread = std::thread{play_and_tell};
    {
        std::unique_lock lock{guard};
        const auto are_done = [&] { return ended == threads; };
        while (not has_ended.wait_for(lock, between_looks, are_done)) watch(rounds.played());
    }
    watch(rounds.played());
    for (std::thread& thread : all) thread.join();
}

}  // namespace parlor::sim
