// Seals: comments with a checksum after each piece of a journal. A seal proves that all text above
// it is unchanged, and records how long the game had been played:
//
//     # kept 754 s 8f3a12cd90ab12ef
//
// Source:  table-language.md, "Journals": a torn line is dropped, and damage is reported.
// Units:   seconds at the table; the digits are a hash of the bytes of the file before them.
// Choices: a text without any seal is a script, and is valid as it is. The checksum ignores the CR
//          of a line ending, and a byte order mark at the beginning of the file.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.hpp"

namespace parlor::table {

// Computes the running checksum of a text, which is passed in complete lines.
class Sealer {
public:
    void pass(std::string_view text);
    // The seal line for all text passed so far; it becomes part of the passed text.
    [[nodiscard]] std::string seal(std::int64_t seconds);
    // Whether this line is the seal of the text passed so far; it becomes part of that text.
    [[nodiscard]] bool fits(std::string_view line);
    // The pieces, each followed by its seal.
    [[nodiscard]] std::string sealed(const std::vector<std::string>& pieces, std::int64_t seconds);
    // The checksum of the text passed so far, as a seal has it: sixteen digits.
    [[nodiscard]] std::string digits() const;

private:
    Digest digest_;
};

// Checks the seals of a text that is passed line by line, and finds the first one that does not
// match.
class Seals {
public:
    enum class Found : std::uint8_t { Nothing, Fits, Broken };

    // Takes the next line, with its line feed. A line without a line feed is not recognised as a
    // seal; nothing is found after a broken seal.
    Found pass(std::string_view line);

    [[nodiscard]] const Sealer& sealer() const { return sealer_; }
    [[nodiscard]] std::int64_t seconds() const { return seconds_; }  // of the last matching seal
    // Line numbers from 1: the line after the last matching seal, and the last line passed.
    [[nodiscard]] int first_line() const { return first_line_; }
    [[nodiscard]] int last_line() const { return last_line_; }

private:
    Sealer sealer_;
    std::int64_t seconds_ = 0;
    int first_line_ = 1, last_line_ = 0;
    bool is_broken_ = false;
};

// Whether the line begins as seals do; if it is none, it is another comment.
[[nodiscard]] bool begins_like_seal(std::string_view line);

// The seconds in the seal on the last line of the text; the seal is not checked. Nothing when the
// last line is not a seal.
[[nodiscard]] std::optional<std::int64_t> seconds_at_end(std::string_view text);

// A message: which lines differ from the sealed text, and what can be done.
[[nodiscard]] std::string words_about_broken_seal(const Seals& seals);

// The part of a text that may be trusted.
struct Sealed {
    enum class Rest : std::uint8_t {
        None,     // sealed to its end, or a script of complete lines
        Torn,     // the last line has no line feed
        Added,    // complete lines follow the last seal
        Damaged,  // a seal does not match
    };
    std::string_view text;  // up to the last matching seal; for a script, its complete lines
    bool is_script = true;  // no seal was found
    std::int64_t seconds = 0;
    Sealer sealer = {};  // after the text above
    Rest rest = Rest::None;
    int first_line = 0, last_line = 0;  // of the rest, from 1

    // True when no part of the text may be trusted.
    [[nodiscard]] bool is_damaged_at_once() const { return rest == Rest::Damaged and text.empty(); }
};
[[nodiscard]] Sealed sealed_part(std::string_view text);

// A message about the rest; empty when there is none.
[[nodiscard]] std::string words_about_rest(const Sealed& part);

}  // namespace parlor::table
