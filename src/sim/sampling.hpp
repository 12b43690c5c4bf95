// Sampling: the seed of each round, and which decisions are timed. Used by series with many
// threads.
#pragma once

#include <cstdint>

#include "sim/player.hpp"

namespace parlor::sim {

// A random seed for each round, so that different series do not have rounds with the same dice.
[[nodiscard]] std::uint64_t seed_of_round(std::uint64_t series, std::uint64_t round);

// Whether the n-th decision of a game is timed: all decisions of computers that think long, and a
// sample of other decisions.
[[nodiscard]] bool is_timed(std::uint64_t nth, const Player& player);

}  // namespace parlor::sim
