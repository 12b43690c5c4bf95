// The confidence interval of a probability of winning.
//
// Source:  E. B. Wilson, "Probable inference", 1927: the score interval at 95 per cent.
// Choices: games count as independent. In the two games of a mirrored deal luck favours each player
//          once, so the interval is too wide rather than too narrow.
#pragma once

namespace parlor {

struct Interval {
    double low = 0, high = 0;  // 0 to 1
};

// Both require games above 0.
[[nodiscard]] Interval interval_of(double share, double games);
[[nodiscard]] Interval interval_of(int wins, int games);

}  // namespace parlor
