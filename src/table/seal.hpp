// Seals: after each piece of a journal a comment that proves that it, and all above it, stands as
// it was written, and says how long the game had been played then:
//
//     # kept 754 s 8f3a12cd90ab12ef
//
// Source:   table-language.md, "Journals": a torn line is dropped, and what is damaged is told.
// Units:    seconds at the table; the digits are a digest of every byte of the file before them.
// Choices:  a text without any seal is a script, and stands as it is. CR counts for nothing where
//           a line ends.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/digest.hpp"

namespace parlor::table {

// Follows a text as it grows, by whole lines.
class Sealer {
public:
    void pass(std::string_view text);
    // The seal of all that was passed; it is passed, too.
    [[nodiscard]] std::string seal(std::int64_t seconds);
    // Pieces of text, each with its seal.
    [[nodiscard]] std::string sealed(const std::vector<std::string>& pieces, std::int64_t seconds);

private:
    Digest digest_;
};

// Follows a text as it is read, by whole lines, and finds the first seal that does not fit.
class Seals {
public:
    enum class Found : std::uint8_t { Nothing, Fits, Broken };

    // The next line, with its end. A line without an end is no seal yet; nothing is found behind
    // a broken seal.
    Found pass(std::string_view line);

    [[nodiscard]] const Sealer& sealer() const { return sealer_; }
    [[nodiscard]] std::int64_t seconds() const { return seconds_; }  // of the last that fits
    // Numbers of lines, from 1: the first behind the last seal that fits, and the last one passed.
    [[nodiscard]] int first_line() const { return first_line_; }
    [[nodiscard]] int last_line() const { return last_line_; }

private:
    Sealer sealer_;
    std::int64_t seconds_ = 0;
    int first_line_ = 1, last_line_ = 0;
    bool is_broken_ = false;
};

// Which lines are not what was sealed, and what can be done.
[[nodiscard]] std::string words_about_broken_seal(const Seals& seals);

// How much of a text may be trusted.
struct Sealed {
    enum class Rest : std::uint8_t {
        None,     // it is sealed to its end, or a script of whole lines
        Torn,     // the last line has no end
        Added,    // whole lines stand behind the last seal
        Damaged,  // a seal does not fit
    };
    std::string_view text;  // up to the last seal that fits; of a script the whole lines
    bool is_script = true;  // no seal was found
    std::int64_t seconds = 0;
    Sealer sealer = {};  // has passed the text
    Rest rest = Rest::None;
    int first_line = 0, last_line = 0;  // of the rest, from 1

    // Then nothing may be trusted.
    [[nodiscard]] bool is_damaged_at_once() const { return rest == Rest::Damaged and text.empty(); }
};
[[nodiscard]] Sealed sealed_part(std::string_view text);

// What there is to be told of the rest, in words; empty when there is none.
[[nodiscard]] std::string words_about_rest(const Sealed& part);

}  // namespace parlor::table
