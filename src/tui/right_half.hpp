// The sizes of the right half of a wide window: 40 columns next to a 40-column screen, or 80
// columns where there is room for them.
//
// Source: U-6.1, U-6.2.
#pragma once

#include "canvas/canvas.hpp"

namespace parlor::tui {

inline constexpr Size large_right_half{40, 80};

[[nodiscard]] constexpr bool has_room_for(Size wanted, Size room) {
    return room.rows >= wanted.rows and room.cols >= wanted.cols;
}

}  // namespace parlor::tui
