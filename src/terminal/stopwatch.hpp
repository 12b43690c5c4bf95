// Stopwatch: the time between two keys.
//
// Units: milliseconds.
#pragma once

#include <algorithm>
#include <chrono>
#include <optional>

namespace parlor::tui {

class Stopwatch {
public:
    // Milliseconds since the last call, at most a day; fractions carry over to the next call.
    int lap() {
        const auto passed = std::chrono::floor<std::chrono::milliseconds>(Clock::now() - last_);
        last_ += passed;
        constexpr long long a_day = 86'400'000;
        return static_cast<int>(std::min<long long>(passed.count(), a_day));
    }

    // Leaves out the time that `work` takes: a player's time does not pass while a computer thinks.
    template <class Work>
    void stand_still_for(Work work) {
        const auto start = Clock::now();
        work();
        last_ += Clock::now() - start;
    }

private:
    using Clock = std::chrono::steady_clock;

    Clock::time_point last_ = Clock::now();
};

// Of two times until something happens, where nothing may be to happen.
[[nodiscard]] inline std::optional<int> sooner(std::optional<int> one, std::optional<int> other) {
    if (one and other) return std::min(*one, *other);
    return one ? one : other;
}

}  // namespace parlor::tui
