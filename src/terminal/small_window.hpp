// What a window says that is too small for a frame (U-1.2).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// The question; when it is empty, the size that is needed and how to leave, in fewer words where
// the window has no room for all. At most as many lines and letters as the window has.
[[nodiscard]] std::vector<std::string> lines_for_small_window(Size size, std::string_view question);

}  // namespace parlor::tui
