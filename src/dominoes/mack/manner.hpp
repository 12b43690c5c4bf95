// Manners: how a player may choose plays. The opponent's manner is unknown, but each of their plays
// is likelier in one manner than in another.
//
// Source:  D-7.1, D-7.2.
// Choices: before the first play of a hand the simple manners are likelier, because that wins more
//          against simple players, and other players soon reveal their manner (docs/computers.md).
#pragma once

#include <array>

#include "base/units.hpp"

namespace parlor::dominoes {

enum class Manner : std::uint8_t {
    Greedy,    // like level 0
    Weighing,  // like level 1
    Wayward,   // much like level 1, but less strictly, and often for other reasons
    Searching  // like a player who searches
};
inline constexpr std::array all_manners{
    Manner::Greedy, Manner::Weighing, Manner::Wayward, Manner::Searching};

// A likelihood for each manner: 0 to 1.
using ByManner = Per<Manner, double, all_manners.size()>;

inline constexpr ByManner likelihood_beforehand = [] {
    ByManner likelihood;
    likelihood[Manner::Greedy] = 0.5;
    likelihood[Manner::Weighing] = 0.25;
    likelihood[Manner::Wayward] = 0.125;
    likelihood[Manner::Searching] = 0.125;
    return likelihood;
}();

// Only the ratio of two totals means anything.
[[nodiscard]] inline double total(const ByManner& likelihood) {
    double sum = 0;
    for (const Manner manner : all_manners) sum += likelihood[manner];
    return sum;
}

}  // namespace parlor::dominoes
