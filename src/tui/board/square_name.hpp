// The name of a square in a window that has little room for it.
//
// Source: M-1.5, U-3.11.
#pragma once

#include <string>
#include <vector>

#include "rules/board/board.hpp"

namespace parlor::tui {

// In one line of at most `room` letters, and in capitals: the name; or else the name with ST. for
// STREET and the like; or else the board's short name; or else its beginning with a full stop.
[[nodiscard]] std::string square_name(const board::Board& board, Square square, int room);

// The whole name broken into two lines, the second of which may be empty; where that is too long,
// its one line.
[[nodiscard]] std::vector<std::string> square_name_in_two_lines(const board::Board& board,
                                                                Square square,
                                                                int room);

// `AVE.` of `AVENUE`; other words as they are. In capitals.
[[nodiscard]] std::string abbreviated(const std::string& word);

}  // namespace parlor::tui
