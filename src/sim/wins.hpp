// Wins: a count of wins with the 95 per cent confidence interval of the probability.
//
// Choices: the games of a round have the same dice, so they are not independent: the variance
//          between the rounds gives the effective number of games (a design effect; Kish, "Survey
//          sampling", 1965), which is at most the actual number.
#pragma once

#include <cstdint>
#include <string>

#include "base/interval.hpp"
#include "sim/count_line.hpp"

namespace parlor::sim {

struct Wins {
    int games = 0, wins = 0;

    void add_round(int won, int played);
    void add(const Wins& others);
    [[nodiscard]] CountLine count_line(std::string name);

    // Requires a game.
    [[nodiscard]] Interval interval() const;

private:
    [[nodiscard]] double worth() const;  // the effective number of independent games

    // Sums of squares and products over the rounds.
    std::int64_t won_won_ = 0, won_played_ = 0, played_played_ = 0;
};

}  // namespace parlor::sim
