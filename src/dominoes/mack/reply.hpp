// What to expect of the other's reply when they make the dearest that they hold, and each is in
// their hand at the same odds.
//
// Source: D-7.1.
#pragma once

namespace parlor::dominoes {

class ExpectedReply {
public:
    // Odds are 0 to 1.
    explicit ExpectedReply(double odds) : odds_{odds} {}

    // One more that they may hold. The dearest has to be told first.
    void may_cost(double cost) {
        sum_ += none_so_far_ * odds_ * cost;
        none_so_far_ *= 1 - odds_;
    }

    [[nodiscard]] double cost(double if_there_is_none) const {
        return sum_ + none_so_far_ * if_there_is_none;
    }

private:
    double odds_;
    double sum_ = 0, none_so_far_ = 1;
};

}  // namespace parlor::dominoes
