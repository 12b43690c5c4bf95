// Rolls: a random generator for tests.
#pragma once

#include <cstdint>

namespace parlor::dominoes {

// xorshift; usable as a base Draw.
struct Rolls {
    std::uint64_t state;
    explicit Rolls(std::uint64_t seed) : state{seed * 0x9e3779b97f4a7c15U} {}
    int operator()(int count) {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return static_cast<int>((state >> 11U) % static_cast<std::uint64_t>(count));
    }
};

}  // namespace parlor::dominoes
