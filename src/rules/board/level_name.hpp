// What people call the levels of computer players.
#pragma once

#include <array>
#include <string_view>

#include "rules/board/level.hpp"

namespace parlor::board {

// `trader`
[[nodiscard]] constexpr std::string_view name_of(Level level) {
    constexpr std::array<std::string_view, level_count> names{"beginner", "trader", "master"};
    return names[static_cast<std::size_t>(level)];
}

}  // namespace parlor::board
