// The backdrop of the title and of the windows for setting up a game: a board.
#pragma once

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

[[nodiscard]] Canvas backdrop(const ShownBoard& board);

}  // namespace parlor::tui
