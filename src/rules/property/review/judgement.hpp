// A judgement: what a decision cost its seat, against the best of the other moves that were open.
//
// Source:  docs/playing.md, "Review".
// Units:   chances to win the game, 0 to 1.
// Choices: a cost counts only when it is more than twice its standard error.
// Not here: how it is found (judge.hpp).
#pragma once

#include "rules/property/action.hpp"

namespace parlor::property {

struct Judgement {
    Action best;
    int moves = 0;  // that were compared; 1: there was no choice
    double chance_of_best = 0, chance_of_played = 0;
    double error = 0;          // the standard error of their difference
    bool is_repeated = false;  // what it missed cost more elsewhere, and counts there

    [[nodiscard]] double cost() const {
        const double difference = chance_of_best - chance_of_played;
        return difference > 2 * error and not is_repeated ? difference : 0;
    }
};

}  // namespace parlor::property
