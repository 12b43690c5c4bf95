// Numbers: the random generator of playouts (SplitMix64). Callable as a base Draw.
#pragma once

#include <cstdint>

namespace parlor::property::computer {

class Numbers {
public:
    explicit Numbers(std::uint64_t seed) : state_{seed} {}

    // Uniform in 0 to count-1. Requires count > 0.
    int operator()(int count) {
        std::uint64_t bits = state_ += 0x9e3779b97f4a7c15U;
        bits = (bits ^ (bits >> 30U)) * 0xbf58476d1ce4e5b9U;
        bits = (bits ^ (bits >> 27U)) * 0x94d049bb133111ebU;
        bits ^= bits >> 31U;
        return static_cast<int>(((bits >> 32U) * static_cast<std::uint64_t>(count)) >> 32U);
    }

private:
    std::uint64_t state_;
};

}  // namespace parlor::property::computer
