// Random numbers for measurements: xorshift, the same on every machine.
#pragma once

#include <cstdint>

struct Numbers {
    std::uint64_t state = 0x9e3779b97f4a7c15U;
    int operator()(int count) {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return static_cast<int>(((state >> 32U) * static_cast<std::uint64_t>(count)) >> 32U);
    }
};
