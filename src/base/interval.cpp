#include "base/interval.hpp"

#include <algorithm>
#include <cmath>

namespace parlor {

Interval interval_of(double share, double games) {
    constexpr double z = 1.959964;  // 95 per cent of a normal distribution are within
    const double n = games;
    const double scale = 1 + z * z / n;
    const double middle = (share + z * z / (2 * n)) / scale;
    const double reach = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / scale;
    return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

Interval interval_of(int wins, int games) {
    return interval_of(static_cast<double>(wins) / games, static_cast<double>(games));
}

}  // namespace parlor
