// The expected cost of the opponent's reply: they make the costliest play that they hold, and hold
// each tile with the same probability.
//
// Source: D-7.1.
#pragma once

namespace parlor::dominoes {

class ExpectedReply {
public:
    // `odds` is the probability of each tile, 0 to 1.
    explicit ExpectedReply(double odds) : odds_{odds} {}

    // Adds a tile that the opponent may hold. Requires falling costs.
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
