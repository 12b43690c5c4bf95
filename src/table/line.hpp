// A line of the table language: its words, and how to read and write them.
//
// Source:   table-language.md, "Lines and words".
// Errors:   in words; the caller knows the line's number.
// Not here: what the words mean; where lines come from (line_reader.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/units.hpp"

namespace parlor::table {

inline constexpr std::size_t longest_line = 1000;  // bytes, without the line's end

struct Line {
    std::vector<std::string> words;
    std::vector<bool> quoted;  // for each word: whether it stood in quotes

    [[nodiscard]] bool empty() const { return words.empty(); }
    [[nodiscard]] std::size_t size() const { return words.size(); }
    [[nodiscard]] const std::string& operator[](std::size_t index) const { return words[index]; }

    // The line without its first `count` words.
    [[nodiscard]] Line without_first(std::size_t count) const;
};

// Without its comment; a line of blanks is an empty line. Refuses what is too long, no UTF-8,
// or holds what may not be printed, in its comment, too, and quotes that do not close. A quoted
// part stands alone or right after `=`: `what="a b"` is one word.
[[nodiscard]] Result<Line> split(std::string_view text);

// A line's number and what is wrong there.
struct LineError {
    int line = 0;
    std::string what;
};

// `1 bid 60 @1500`, taken apart.
struct MoveLine {
    std::optional<Seat> mover;  // absent: whoever has to decide
    std::vector<std::string> words;
    std::optional<int> took;  // milliseconds
};

[[nodiscard]] Result<MoveLine> read_move(const Line& line);

}  // namespace parlor::table
