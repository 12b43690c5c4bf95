// Reads a file, or standard input, line by line in bounded memory.
//
// Source:   table-language.md: LF or CR LF, at most 1,000 bytes a line and 1,000,000 lines.
// Errors:   a line that is too long is told in its place and passed over; reading that fails
//           ends the lines and is in failure().
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace parlor::table {

inline constexpr int most_lines = 1'000'000;

struct TextLine {
    int number = 0;         // from 1
    std::string_view text;  // without its end; valid until the next line is read
    bool is_ended = true;   // by LF; only the last line may not be
    bool is_too_long = false;
    std::string_view whole;  // as it stands, with its end; nothing of a line that is too long
};

class LineReader {
public:
    // Reads from an open file, which stays the caller's.
    explicit LineReader(int file) : file_{file} {}

    // Reads from a text.
    explicit LineReader(std::string text) : buffer_{std::move(text)} {}

    // Nothing at the end.
    [[nodiscard]] std::optional<TextLine> next();

    // Whether next() has to ask the system first and so may wait.
    [[nodiscard]] bool may_wait() const;

    // Why the lines ended before the end: the system's reason, or that there are too many.
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
    bool is_too_long_ = false;  // the line that is being read
    std::optional<Error> failure_;
    bool has_too_many_ = false;
};

}  // namespace parlor::table
