// Answers: the tiles with which the opponent may answer a play, and the cost of the likely answer.
//
// Source: D-7.1.
// Units:  points.
#pragma once

#include <array>

#include "dominoes/ends.hpp"

namespace parlor::dominoes {

class Answers {
public:
    // `counting` must be of these ends.
    Answers(const Ends& ends, const Counting& counting, Tiles other_may_hold);

    [[nodiscard]] int count() const { return fitting_.count(); }

    // Each tile is in the opponent's hand with the probability `odds`, and the dearest is played.
    [[nodiscard]] double cost(double odds, double if_there_is_none) const;

private:
    Tiles fitting_;
    // By points divided by five. Four doubles at the ends count 36 at most.
    std::array<Tiles, 8> scoring_{};
};

}  // namespace parlor::dominoes
