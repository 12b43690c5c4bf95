#include "sim/sampling.hpp"

#include "table/game/dealer.hpp"

namespace parlor::sim {
namespace {

// Reading the clock takes as long as a simple decision, so only every 17th is timed. The number is
// a prime, so that it does not coincide with a rhythm of the turns.
constexpr std::uint64_t decisions_a_timing = 17;

}  // namespace

std::uint64_t seed_of_round(std::uint64_t series, std::uint64_t round) {
    constexpr int many = 1 << 30;
    table::Act act = table::Dealer{series}.act(round);
    const auto high = static_cast<std::uint64_t>(act(many));
    return high * many + static_cast<std::uint64_t>(act(many));
}

bool is_timed(std::uint64_t nth, const Player& player) {
    return nth % decisions_a_timing == 0 or player == Player{Computer{2}};
}

}  // namespace parlor::sim
