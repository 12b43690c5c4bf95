// The name of a square in the little room that it has on the ring.
//
// Source: U-6.2.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// At most `room.rows` lines of at most `room.cols` letters, broken between words. Of a name without
// room for all of it `STREET` becomes `ST.` and the like; then `shorter`, if it is, stands for the
// name. A word that is too wide still ends in a full stop, and the last words are left out.
[[nodiscard]] std::vector<std::string> short_name(std::string_view capitals,
                                                  Size room,
                                                  std::string_view shorter = {});

}  // namespace parlor::tui
