// The name of a square, shortened for its little room on the ring.
//
// Source: U-6.2.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// At most `room.rows` lines of at most `room.cols` letters, broken between words. When a name does
// not fit, `STREET` becomes `ST.` and the like; if it still does not fit, `shorter` replaces the
// name, unless empty. After that, words that are too wide are cut and end in a full stop, and the
// last words are left out.
[[nodiscard]] std::vector<std::string> short_name(std::string_view capitals,
                                                  Size room,
                                                  std::string_view shorter = {});

}  // namespace parlor::tui
