// The figures of a domino game in the book of results: of the game its hand and its target, of each
// player the points by what they came from.
//
// Source: D-8.7.
#pragma once

#include <array>
#include <string_view>

namespace parlor::dominoes::figure {

inline constexpr std::string_view hand = "hand", target = "target";
inline constexpr std::string_view counts = "counts", dominoes = "dominoes", blocks = "blocks";
inline constexpr std::array all{hand, target, counts, dominoes, blocks};

}  // namespace parlor::dominoes::figure
