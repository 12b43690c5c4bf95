// Durations: how long many things took, and which time so many of them stayed within.
//
// Units: nanoseconds; answers are within two per cent, whatever the number of durations.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>

namespace parlor::sim {

class Durations {
public:
    void add(std::chrono::nanoseconds duration);
    void add(const Durations& others);

    // The time that this share of them stayed within: 0.5 is the median. 0 when there are none.
    [[nodiscard]] std::chrono::nanoseconds within(double share) const;

private:
    static constexpr int steps = 40;    // for each doubling
    static constexpr int octaves = 36;  // up to a minute
    std::array<std::uint32_t, std::size_t{steps} * octaves> counts_{};
    std::uint64_t total_ = 0;
};

}  // namespace parlor::sim
