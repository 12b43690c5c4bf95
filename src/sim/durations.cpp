#include "sim/durations.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

namespace parlor::sim {

void Durations::add(std::chrono::nanoseconds duration) {
    const auto length = static_cast<double>(std::max<std::int64_t>(1, duration.count()));
    const auto step = static_cast<std::size_t>(steps * std::log2(length));
    ++counts_[std::min(step, counts_.size() - 1)];
}

void Durations::add(const Durations& others) {
    for (std::size_t step = 0; step < counts_.size(); ++step) counts_[step] += others.counts_[step];
}

CountLine Durations::count_line(std::string name) {
    return sim::count_line(std::move(name), counts_);
}

std::chrono::nanoseconds Durations::within(double share) const {
    double left = 0;
    for (const std::int64_t count : counts_) left += static_cast<double>(count);
    const double beyond = (1.0 - share) * left;
    for (std::size_t step = 0; step < counts_.size(); ++step) {
        left -= static_cast<double>(counts_[step]);
        if (counts_[step] > 0 and left <= beyond)
            return std::chrono::nanoseconds{
                std::llround(std::exp2((static_cast<double>(step) + 0.5) / steps))};
    }
    return {};
}

}  // namespace parlor::sim
