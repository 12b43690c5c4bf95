// Manners: how somebody may decide what to play. Which is the other's nobody tells; but they play,
// and each play is likelier in one manner than in another.
//
// Source:  D-7.1, D-7.2.
// Choices: before the first play of a hand each of them is as likely as another.
#pragma once

#include <array>

#include "base/units.hpp"

namespace parlor::dominoes {

enum class Manner : std::uint8_t {
    Greedy,    // like level 0
    Weighing,  // like level 1
    Wayward    // much like level 1, but not strictly, and often for reasons of their own
};
inline constexpr std::array all_manners{Manner::Greedy, Manner::Weighing, Manner::Wayward};

// How likely something is in each manner: 0 to 1.
using ByManner = Per<Manner, double, all_manners.size()>;

// Only how it compares with another total means anything.
[[nodiscard]] inline double total(const ByManner& likelihood) {
    double sum = 0;
    for (const Manner manner : all_manners) sum += likelihood[manner];
    return sum;
}

}  // namespace parlor::dominoes
