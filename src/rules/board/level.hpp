// Levels of computer players.
//
// Source: C-1.3, C-12.1.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace parlor::rules {

enum class Level : std::uint8_t {
    Zero,  // a beginner: simple habits
    One,   // a trader: knows what things are worth, and makes offers
    Two    // a master: weighs whole positions, and looks ahead
};
inline constexpr int level_count = 3;

// For people, wherever a level is named: `trader`.
[[nodiscard]] constexpr std::string_view name_of(Level level) {
    constexpr std::array<std::string_view, level_count> names{"beginner", "trader", "master"};
    return names[static_cast<std::size_t>(level)];
}

}  // namespace parlor::rules
