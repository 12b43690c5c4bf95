// Levels of computer players.
#pragma once

#include <cstdint>

namespace parlor::rules::moneyloopy {

enum class Level : std::uint8_t {
    Zero,  // a beginner: simple habits
    One,   // a trader: knows what things are worth in the rounds that are left
    Two    // a master: looks ahead, turn by turn, to what money opens and saves
};
inline constexpr int level_count = 3;

}  // namespace parlor::rules::moneyloopy
