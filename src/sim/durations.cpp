#include "sim/durations.hpp"

#include <algorithm>
#include <cmath>

namespace parlor::sim {

void Durations::add(std::chrono::nanoseconds duration) {
    const auto length = static_cast<double>(std::max<std::int64_t>(1, duration.count()));
    const auto step = static_cast<std::size_t>(steps * std::log2(length));
    ++counts_[std::min(step, counts_.size() - 1)];
    ++total_;
}

void Durations::add(const Durations& others) {
    for (std::size_t step = 0; step < counts_.size(); ++step) counts_[step] += others.counts_[step];
    total_ += others.total_;
}

std::chrono::nanoseconds Durations::within(double share) const {
    std::uint64_t left = total_;
    const auto beyond = (1.0 - share) * static_cast<double>(total_);
    for (std::size_t step = 0; step < counts_.size(); ++step) {
        left -= counts_[step];
        if (counts_[step] > 0 and static_cast<double>(left) <= beyond)
            return std::chrono::nanoseconds{
                std::llround(std::exp2((static_cast<double>(step) + 0.5) / steps))};
    }
    return {};
}

}  // namespace parlor::sim
