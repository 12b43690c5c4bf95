// Board files, written: the text that board_file.hpp reads.
//
// Source:  C-1.1, M-5.4, U-8.4.
// Choices: one square a line, blank lines between the sides of the board, aligned columns;
//          `hotel-cost` only when it differs from the cost of a house, `short` only if present.
//          Every line is shorter than 900 bytes.
#pragma once

#include <string>

#include "library/toml/comments.hpp"
#include "rules/board/board.hpp"

namespace parlor::library {

// Requires a board that board_file.hpp accepts.
[[nodiscard]] std::string board_text(const board::Board& board, Comments comments);

}  // namespace parlor::library
