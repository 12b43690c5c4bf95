// The sizes of the right half of a wide window: 40 columns next to a 40-column screen, or one of
// the larger sizes where there is room for it.
//
// Source: U-6.1, U-6.2.
#pragma once

#include "canvas/canvas.hpp"

namespace parlor::tui {

inline constexpr Size smallest_right_half{24, 40};
inline constexpr Size right_halves[]{
    {60, 160}, {50, 120}, {40, 80}, {30, 60}, smallest_right_half};  // from the largest

[[nodiscard]] constexpr bool has_room_for(Size wanted, Size room) {
    return room.rows >= wanted.rows and room.cols >= wanted.cols;
}

// The largest that has room.
[[nodiscard]] constexpr Size right_half_in(Size room) {
    for (const Size each : right_halves)
        if (has_room_for(each, room)) return each;
    return smallest_right_half;
}

}  // namespace parlor::tui
