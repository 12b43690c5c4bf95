// Capitals: the names of squares in upper case, as the language of their board has it.
//
// Source:  M-1.7.
// Choices: names of people, and of boards and modes, are in no language that the program knows, and
//          have the capitals of letters.hpp.
#pragma once

#include <string>

#include "rules/board/board.hpp"

namespace parlor::tui {

// Turkish and Azerbaijani have a dot on the capital of a dotted i.
[[nodiscard]] std::string capitals(const board::Board& board, std::string_view name);

}  // namespace parlor::tui
