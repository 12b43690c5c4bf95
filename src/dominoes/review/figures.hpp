// The figures of a domino game in the book of results: the game's hand and target, and each
// player's points by source.
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
