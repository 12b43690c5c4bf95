// Numbers: a small generator for random play in tests; the same state gives the same numbers.
#pragma once

#include <cstdint>

namespace parlor {

struct Numbers {
    std::uint64_t state;  // not 0
    int operator()(int count) {
        state ^= state << 13U;
        state ^= state >> 7U;
        state ^= state << 17U;
        return static_cast<int>((state >> 11U) % static_cast<std::uint64_t>(count));
    }
};

}  // namespace parlor
