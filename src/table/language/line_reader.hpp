// LineReader: reads a file, or standard input, line by line in bounded memory.
//
// Source: table-language.md: LF or CR LF, at most 1,000 bytes a line and 1,000,000 lines. A byte
//         order mark at the beginning is ignored.
// Errors: a line that is too long is returned without its text, marked as such; a read error ends
//         the lines and is in failure().
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace parlor::table {

inline constexpr int most_lines = 1'000'000;

struct TextLine {
    int number = 0;         // from 1
    std::string_view text;  // without its line ending; valid until the next call
    bool is_ended = true;   // by LF; false only for the last line
    bool is_too_long = false;
    std::string_view whole;  // with its line ending; empty when the line is too long
};

class LineReader {
public:
    // Reads from a file descriptor, which the caller owns.
    explicit LineReader(int file) : file_{file} {}

    // Reads from a text.
    explicit LineReader(std::string text) : buffer_{std::move(text)} {}

    // The next line; nothing at the end.
    [[nodiscard]] std::optional<TextLine> next();

    // Whether next() has to read from the file, and so may block.
    [[nodiscard]] bool may_wait() const;

    // Why reading stopped before the end of the file: a system error, or too many lines.
    [[nodiscard]] const std::optional<Error>& failure() const { return failure_; }
    [[nodiscard]] bool has_too_many() const { return has_too_many_; }
    [[nodiscard]] int lines_read() const { return number_; }

private:
    [[nodiscard]] std::size_t line_end() const { return buffer_.find('\n', at_); }
    bool read_more();
    TextLine take(std::size_t end, bool is_ended);

    int file_ = -1;
    std::string buffer_;
    std::size_t at_ = 0;
    int number_ = 0;
    bool is_too_long_ = false;  // the current line
    std::optional<Error> failure_;
    bool has_too_many_ = false;
};

}  // namespace parlor::table
