// The words on the ring's squares: names as soon as they fit, else a few letters.
//
// Source:  U-6.2.
// Choices: where one line is all the room, it has the first letters of the name (`VINE`), and where
//          there are only two columns the initials of two words (`OK`). A corner has the board's
//          name for it where it fits, else the words of its kind (`FREE PARK`).
#pragma once

#include <string>
#include <vector>

#include "canvas/canvas.hpp"
#include "tui/board/shown_board.hpp"

namespace parlor::tui {

// In capitals, at most `room.rows` lines of at most `room.cols` letters.
[[nodiscard]] std::vector<std::string> words_on(const ShownBoard& board, Square square, Size room);

}  // namespace parlor::tui
