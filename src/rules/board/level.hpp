// Levels of computer players.
//
// Source: C-1.3, C-12.1.
#pragma once

#include <cstdint>

namespace parlor::board {

enum class Level : std::uint8_t {
    Zero,  // a beginner: simple habits
    One,   // a trader: knows the worth of things, and makes offers
    Two    // a master: weighs whole positions, and looks ahead
};
inline constexpr int level_count = 3;

}  // namespace parlor::board
