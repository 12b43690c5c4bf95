// What people at a shared table say: comments in the journal of its game, which no reader of the game
// heeds.
//
//     # says 2 Shall we trade?
//
// Source:  table-language.md, "Journals"; T-3.6.
// Choices: SEAT is the seat as it was entered, which a player keeps whatever the throws make of it
//          (M-2.2). 0 is a watcher, whose name is in the text: `# says 0 cid: Well done`.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace parlor::table {

struct SaysLine {
    int seat = 0;
    std::string text;  // printable (unicode/printable.hpp), so that nothing in it ends the line
};
[[nodiscard]] std::string to_text(const SaysLine& line);  // ends with LF
[[nodiscard]] std::string to_text(const std::vector<SaysLine>& lines);

// Nothing for any other line.
[[nodiscard]] std::optional<SaysLine> says_in(std::string_view line);
// All of them in a text, in their order.
[[nodiscard]] std::vector<SaysLine> says_lines(std::string_view text);

}  // namespace parlor::table
