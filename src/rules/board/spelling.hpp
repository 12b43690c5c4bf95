// Spelling: a board says Gaol or Jail, and so does every sentence of a game on it.
//
// Source: M-1.8.
#pragma once

#include <string>

#include "rules/board/board.hpp"

namespace parlor::board {

// The words with the board's spelling; they say Gaol, in capitals or not. Names of people are
// filled in afterwards: a Gaolbird stays one.
[[nodiscard]] std::string spelled(std::string words, const Board& board);

}  // namespace parlor::board
