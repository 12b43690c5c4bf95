// A line of the table language: its words, and a parser for them.
//
// Source:   table-language.md, "Lines and words".
// Errors:   as text; the caller knows the line's number.
// Not here: the meaning of the words; reading lines from a file (line_reader.hpp).
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "base/units.hpp"
#include "table/game/took.hpp"

namespace parlor::table {

inline constexpr std::size_t longest_line = 1000;  // bytes, without the line ending

struct Line {
    std::vector<std::string> words;
    std::vector<bool> quoted;  // for each word: whether it was in quotes

    [[nodiscard]] bool empty() const { return words.empty(); }
    [[nodiscard]] std::size_t size() const { return words.size(); }
    [[nodiscard]] const std::string& operator[](std::size_t index) const { return words[index]; }

    // The line without its first `count` words.
    [[nodiscard]] Line without_first(std::size_t count) const;
};

// Splits a line into words, without its comment; a line of blanks gives no words. Letters and their
// marks are composed. Refuses a line that is too long, has invalid UTF-8 or unprintable characters
// (also in its comment), or an unclosed quote. A quoted part is a whole word or follows `=`:
// `what="a b"` is one word. A `;` right after a quote begins the next word.
[[nodiscard]] Result<Line> split(std::string_view text);

// An error with its line number.
struct LineError {
    int line = 0;
    std::string what;
};

inline constexpr Milliseconds longest_decision{1'000'000'000};  // eleven days

// A parsed move line, such as `1 bid 60 @1500`.
struct MoveLine {
    std::optional<Seat> mover;  // absent: the seat that has to decide
    std::vector<std::string> words;
    Took took = {};
};

[[nodiscard]] Result<MoveLine> read_move(Line line);

}  // namespace parlor::table
