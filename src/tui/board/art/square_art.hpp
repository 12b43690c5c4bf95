// The art of squares that are neither streets nor corners, upright and lying (layout.hpp).
#pragma once

#include "tui/board/art/art.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// Two columns of two to three cells, and two rows of four. Nothing for other squares.
[[nodiscard]] Art upright_art(Icon icon);
[[nodiscard]] Art lying_art(Icon icon);

}  // namespace parlor::tui
