// The characters that may be printed on screens and in answers, stories, records and error
// messages.
//
// Source:  Unicode, as utf8proc knows it: general category, bidirectional class, width, graphemes.
// Choices: allowed are characters that every terminal shows in one column, on their own, from left
//          to right, and that fit one cell of our canvas: U+0020, and letters, digits, punctuation
//          and signs of the basic plane. Refused are controls; invisible and direction-changing
//          characters (zero-width, bidirectional, tags, variation selectors, soft hyphen, an empty
//          pattern of Braille); accents and vowel signs that join the letter before them, unless
//          both can be composed (unicode/letters.hpp); blanks other than U+0020; private use,
//          noncharacters and unassigned code points; right-to-left letters, as they reorder their
//          neighbours; and wide characters, as they need two cells.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace parlor {

[[nodiscard]] bool is_printable(char32_t code);

// The name of a character in error messages: `U+061C`.
[[nodiscard]] std::string code_point(char32_t code);

// Why a text may not be printed: it is not valid UTF-8, or "U+061C cannot be printed". Nothing when
// it may be printed.
[[nodiscard]] std::optional<Error> unprintable(std::string_view text);
[[nodiscard]] Error unprintable(char32_t code);

// The text made safe to print: bytes of unprintable characters and of invalid UTF-8 become `\x1b`,
// and a text longer than `most` characters is cut and ends with `...`.
[[nodiscard]] std::string printable(std::string_view text, std::size_t most = 60);

}  // namespace parlor
