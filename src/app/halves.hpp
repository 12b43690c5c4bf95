// Halves: in a wide window a table or a replay has two: its 40-column screen, and beside it what
// its room draws for the right half.
//
// Source: U-6.1, U-6.2, U-6.5.
#pragma once

#include <optional>

#include "app/room.hpp"

namespace parlor::tui {

// The window of `.screen wide`. Any window with as many columns shows both halves.
inline constexpr Size wide_window{Canvas::rows, 2 * Canvas::cols};

// The right half in such a window. Nothing when the window is narrow, the options forbid it, or the
// room has none.
[[nodiscard]] std::optional<Canvas> right_half(const Room& room,
                                               const Options& options,
                                               Size window);

// The left half, and the right one beside it where the window has it.
[[nodiscard]] Canvas in_window(const Canvas& left,
                               const Room& room,
                               const Options& options,
                               Size window);

// Both side by side, each in the middle of the height. The cursor is that of the left half.
[[nodiscard]] Canvas beside(const Canvas& left, const Canvas& right);

}  // namespace parlor::tui
