// A judgement: what a decision cost its seat, against the best of the other moves that were open.
//
// Source:  docs/playing.md, "Review". Sequential halving: Karnin, Koren and Somekh, "Almost optimal
//          exploration in multi-armed bandits", 2013.
// Units:   chances to win the game, 0 to 1.
// Choices: all moves are played out with the same chance (playout.hpp), and the worse half is
//          dropped again and again; what was played is never dropped. Then the best and the played
//          one are compared with other chance than before, so that luck in the choice does not
//          count: until it is clear which is better, or how close they are, or the effort is used.
//          A cost counts only when it is more than twice its standard error.
#pragma once

#include <cstdint>
#include <span>

#include "rules/property/review/playout.hpp"

namespace parlor::property {

// How many playouts a decision may take.
enum class Effort : std::uint8_t { Quick, Usual };

struct Judgement {
    Action best;
    int moves = 0;  // that were compared; 1: there was no choice
    double chance_of_best = 0, chance_of_played = 0;
    double error = 0;  // the standard error of their difference

    [[nodiscard]] double cost() const {
        const double difference = chance_of_best - chance_of_played;
        return difference > 2 * error ? difference : 0;
    }
};

// Compares what was played with each of the moves, of which it is the first. Requires two or more.
// The same seed gives the same judgement.
[[nodiscard]] Judgement judge(const Game& before,
                              std::span<const Action> moves,
                              Effort effort,
                              std::uint64_t seed);

// The chance of each seat to win, as in playouts.
[[nodiscard]] Shares chances_in(const Game& game, Effort effort, std::uint64_t seed);

}  // namespace parlor::property
