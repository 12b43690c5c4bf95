// Halves: at a table, in a replay and in the launcher a wide window has two halves: the 40-column
// screen, and next to it the right half of the room or of the launcher.
//
// Source: U-6.1, U-6.2, U-6.5, U-10.6.
#pragma once

#include <optional>

#include "app/room.hpp"

namespace parlor::tui {

// The window of `.screen wide`. Any window with as many columns shows both halves.
inline constexpr Size wide_window{Canvas::rows, 2 * Canvas::cols};

// The size of the right half in such a window. Nothing when the window is narrow or the options
// forbid it.
[[nodiscard]] std::optional<Size> size_of_right_half(const Options& options, Size window);

// The left half, with the right half next to it if the window has one; or the room in the whole
// window, in place of both.
[[nodiscard]] Canvas in_window(const Canvas& left,
                               const Room& room,
                               const Options& options,
                               Size window);

// Where the left half is in such a picture, or alone.
[[nodiscard]] At corner_of_left_half(Size picture);

// Both halves, side by side, each in the middle of the height. The cursor is that of the left half.
[[nodiscard]] Canvas beside(const Canvas& left, const Canvas& right);

}  // namespace parlor::tui
