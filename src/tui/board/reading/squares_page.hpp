// The first page about reading the board: a street with all that it can show.
//
// Source: U-10.3.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/board/reading/example.hpp"

namespace parlor::tui {

// The turn marker takes the place of the mortgage, which no game with a marker has.
[[nodiscard]] Canvas squares_page(const Example& example, bool has_marker);

}  // namespace parlor::tui
