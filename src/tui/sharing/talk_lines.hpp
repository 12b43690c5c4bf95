// Talk lines: the last of what was said at a shared table, for a few seconds over the game.
//
// Source:  T-3.6.
// Choices: three rows of 20 letters in the corner beside the menu, above the prompts: of all rows
//          that 24 rows of a terminal show (U-1.2), the last of these has least on it in every game.
//          Purses, scores, menus, prompts and the typed tile stay in sight. A line has all three
//          rows if it needs them; older lines are there as far as they fit whole.
#pragma once

#include <string>
#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::tui {

// `Ann: hello`, the newest last.
void draw_talk(Canvas& canvas, const std::vector<std::string>& lines);

}  // namespace parlor::tui
