// Talk lines: the last of what was said at a shared table, for a few seconds over the game.
//
// Source:  T-3.6.
// Choices: three rows of 20 letters. Round a board they are in the corner beside the menu, above the
//          prompts: of all rows that 24 rows of a terminal show (U-1.2), the last of these has least
//          on it. Purses, scores, menus, prompts and the typed tile stay in sight. At the domino
//          table, where every tile may matter, they are in a corner that has no tiles yet; when there
//          is none, one row is over the backs of the opponent's tiles, whose number is next to them.
//          A line has all rows if it needs them; older lines are there as far as they fit whole.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "canvas/canvas.hpp"

namespace parlor::tui {

enum class TalkAt : std::uint8_t { Board, Tiles };

// `Ann: hello`, the newest last.
void draw_talk(Canvas& canvas, const std::vector<std::string>& lines, TalkAt where = TalkAt::Board);

}  // namespace parlor::tui
