// How often somebody won, and the interval that holds the true chance, 95 times in a hundred.
//
// Choices: the games of a round have the same dice, so they are no independent witnesses: what
//          differs between the rounds says how many games they are worth (a design effect; Kish,
//          "Survey sampling", 1965). They never count for more than they are.
#pragma once

#include <cstdint>

#include "sim/interval.hpp"

namespace parlor::sim {

struct Wins {
    int games = 0, wins = 0;

    void add_round(int won, int played);
    void add(const Wins& others);

    // Requires a game.
    [[nodiscard]] Interval interval() const;

private:
    [[nodiscard]] double worth() const;  // of the games, as so many independent ones

    // Sums over the rounds: of the squares, and of the products.
    std::int64_t won_won_ = 0, won_played_ = 0, played_played_ = 0;
};

}  // namespace parlor::sim
