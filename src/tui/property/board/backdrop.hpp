// The backdrop of the launcher's windows: the empty board.
#pragma once

#include "canvas/canvas.hpp"
#include "rules/property/game.hpp"

namespace parlor::tui {

[[nodiscard]] Canvas backdrop(const rules::Edition* edition);  // no edition: a bare canvas

}  // namespace parlor::tui
