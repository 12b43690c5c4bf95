// Dealer: the seeded random generator that decides for chance, seat 0. It is the only source of
// randomness in the parlor, and also gives computer players their draws.
//
// The n-th act of chance depends on the seed and n only, so a game continues in the same way after
// loading or taking back.
//
// Source: table-language.md, "Chance".
#pragma once

#include <cstdint>

namespace parlor::table {

// The random generator of one act of chance: any number of draws, each depending on the draws
// before it. Callable as a base Draw.
class Act {
public:
    explicit Act(std::uint64_t key) : state_{key} {}

    // Uniform in 0 to count-1. Requires count > 0.
    int operator()(int count);

private:
    std::uint32_t bits();
    std::uint64_t state_;
};

class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : seed_{seed} {}

    [[nodiscard]] std::uint64_t seed() const { return seed_; }

    // The generator for the n-th act of seat 0 in a game, counted from 0.
    [[nodiscard]] Act act(std::uint64_t n) const;

    // The generator for the computer player that makes the players' n-th move, counted from 0.
    [[nodiscard]] Act choice(std::uint64_t n) const;

private:
    std::uint64_t seed_;
};

// An unpredictable seed from the operating system.
[[nodiscard]] std::uint64_t system_seed();

}  // namespace parlor::table
