// Board files, written: the text that board_file.hpp reads.
//
// Source:  C-1.1, M-5.4, U-8.4.
// Choices: one square a line, the sides of the board apart, columns in line; `hotel-cost` only
//          where it is not the cost of a house, `short` only where there is one. No line has 900
//          bytes.
#pragma once

#include <string>

#include "library/comments.hpp"
#include "rules/board/board.hpp"

namespace parlor::library {

// Requires a board that could have been read.
[[nodiscard]] std::string board_text(const rules::Board& board, Comments comments);

}  // namespace parlor::library
