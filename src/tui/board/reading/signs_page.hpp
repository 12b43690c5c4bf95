// The second page about reading the board: icons, letters of groups, the mini-map, the ring, and the
// marks in the players' rows.
//
// Source: U-10.3.
#pragma once

#include <string>

#include "canvas/canvas.hpp"
#include "tui/board/reading/example.hpp"

namespace parlor::tui {

// `held` is what `#` in a player's row means.
[[nodiscard]] Canvas signs_page(const Example& example, bool has_marker, const std::string& held);

}  // namespace parlor::tui
