// Durations: a histogram of durations that answers quantiles.
//
// Units: nanoseconds; quantiles are accurate to two per cent, whatever the number of durations.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <string>

#include "sim/count_line.hpp"

namespace parlor::sim {

class Durations {
public:
    void add(std::chrono::nanoseconds duration);
    void add(const Durations& others);
    [[nodiscard]] CountLine count_line(std::string name);

    // The quantile: 0.5 is the median. 0 when there are no durations.
    [[nodiscard]] std::chrono::nanoseconds within(double share) const;

private:
    static constexpr int steps = 40;    // for each doubling
    static constexpr int octaves = 36;  // up to a minute
    std::array<std::int64_t, std::size_t{steps} * octaves> counts_{};
};

}  // namespace parlor::sim
