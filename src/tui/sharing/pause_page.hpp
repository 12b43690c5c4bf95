// The page of a game that all have agreed to pause, in place of the table.
//
// Source: T-3.10.
#pragma once

#include <string>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// Hides the whole canvas. Whoever only watches cannot end the pause.
void draw_pause(Canvas& canvas, const std::string& table, bool only_watches);

}  // namespace parlor::tui
