// The backdrop of the title and of the windows that set up a game: the empty board.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/game.hpp"

namespace parlor::tui {

[[nodiscard]] Canvas backdrop(const rules::Edition& edition);

}  // namespace parlor::tui
