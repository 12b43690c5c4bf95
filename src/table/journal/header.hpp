// Header: the game and the players that the first lines of a game file name, for lists.
//
// Source:   table-language.md, "Before begin".
// Errors:   none: wrong lines are left out.
// Not here: opening the game (opening.hpp).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::table {

struct Header {
    std::string game;                             // its id; empty when no line names it
    std::vector<std::string> players;             // in the order of their seats
    std::vector<std::optional<int>> levels = {};  // in the same order: of computers
};

// Ignores a last line without a line feed.
[[nodiscard]] Header header_in(std::string_view text);

}  // namespace parlor::table
