// The dealer: who decides for chance, seat 0. The only source of randomness in the parlor, also
// of what computer players draw for.
//
// The n-th act is a function of the seed and n and of nothing else, so a game that is loaded,
// or taken back, goes on as it would have.
//
// Source: table-language.md, "Chance".
#pragma once

#include <cstdint>

namespace parlor::table {

// One act of chance: any number of draws that depend on each other. Give it to a base Draw.
class Act {
public:
    explicit Act(std::uint64_t key) : state_{key} {}

    // 0 to count-1, each as likely as the others. Requires count > 0.
    int operator()(int count);

private:
    std::uint32_t bits();
    std::uint64_t state_;
};

class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : seed_{seed} {}

    [[nodiscard]] std::uint64_t seed() const { return seed_; }

    // The n-th act of seat 0 in a game, counted from 0.
    [[nodiscard]] Act act(std::uint64_t n) const;

    // What a computer draws when it makes the n-th move of players, counted from 0.
    [[nodiscard]] Act choice(std::uint64_t n) const;

private:
    std::uint64_t seed_;
};

// A seed nobody can foresee, from the operating system.
[[nodiscard]] std::uint64_t system_seed();

}  // namespace parlor::table
