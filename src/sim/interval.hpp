// The interval that holds the true chance of winning, so many times in a hundred.
//
// Source:  E. B. Wilson, "Probable inference", 1927: the score interval at 95 per cent.
// Choices: every game counts as one by itself. Of the two games of a mirrored deal luck helps each
//          player once, so the interval is then rather too wide than too narrow.
#pragma once

namespace parlor::sim {

struct Interval {
    double low = 0, high = 0;  // 0 to 1
};

// All require games above 0.
[[nodiscard]] Interval interval_of(double share, double games);
[[nodiscard]] Interval interval_of(int wins, int games);

}  // namespace parlor::sim
