#include "table/game/dealer.hpp"

#include <unistd.h>

#include <stdexcept>

namespace parlor::table {
namespace {

constexpr std::uint64_t golden_step = 0x9E3779B97F4A7C15;

// A bijective 64-bit mixing function (the finaliser of SplitMix64; Steele, Lea and Flood, 2014).
constexpr std::uint64_t scrambled(std::uint64_t bits) {
    bits = (bits ^ (bits >> 30)) * 0xBF58476D1CE4E5B9;
    bits = (bits ^ (bits >> 27)) * 0x94D049BB133111EB;
    return bits ^ (bits >> 31);
}

}  // namespace

std::uint32_t Act::bits() {
    state_ += golden_step;
    return static_cast<std::uint32_t>(scrambled(state_) >> 32);
}

// Lemire's multiplication method (2019): rejects the values that would bias the result.
int Act::operator()(int count) {
    const auto range = static_cast<std::uint32_t>(count);
    std::uint64_t product = std::uint64_t{bits()} * range;
    if (static_cast<std::uint32_t>(product) < range) {
        const std::uint32_t surplus = (0U - range) % range;
        while (static_cast<std::uint32_t>(product) < surplus)
            product = std::uint64_t{bits()} * range;
    }
    return static_cast<int>(product >> 32);
}

Act Dealer::act(std::uint64_t n) const {
    return Act{scrambled(scrambled(seed_ + golden_step) ^ (n * golden_step))};
}

Act Dealer::choice(std::uint64_t n) const {
    return Act{scrambled(scrambled(seed_ + 2 * golden_step) ^ (n * golden_step))};
}

std::uint64_t system_seed() {
    std::uint64_t seed = 0;
    if (getentropy(&seed, sizeof seed) != 0)
        throw std::runtime_error{"the system has no randomness to give"};
    return seed;
}

}  // namespace parlor::table
