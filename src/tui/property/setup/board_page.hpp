// The page of boards.
//
// Source: U-3.1, U-5.7.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tui/menu.hpp"

namespace parlor::tui {

// The boards of the C64 come first and keep its digits; the others follow in their old order.
[[nodiscard]] std::vector<std::string> as_offered(std::vector<std::string> boards);

// Broken boards, whose files cannot be read, are dark.
[[nodiscard]] Menu board_menu(const std::vector<std::string>& boards,
                              const std::vector<std::string>& broken = {});

// The place of a board, or of the first board if there is no such board.
[[nodiscard]] MenuCursor place_of_board(const std::vector<std::string>& boards,
                                        std::string_view id);

// Requires the key of a board.
[[nodiscard]] const std::string& board_with(char key, const std::vector<std::string>& boards);

}  // namespace parlor::tui
