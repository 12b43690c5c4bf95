// Text from outside: its validation, its length, and its safe display.
//
// Units:    UTF-8; a character is one code point.
// Not here: splitting lines into words (table/line.hpp).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"

namespace parlor {

// A decoded character, and the number of bytes it takes.
struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;
};

// The length of a UTF-8 sequence by its first byte; 0 for a byte that cannot be the first.
[[nodiscard]] std::size_t character_length(unsigned char first);

// The first character of a non-empty text; nothing when the text does not begin with valid UTF-8.
[[nodiscard]] std::optional<Character> first_character(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

// Requires valid UTF-8.
[[nodiscard]] std::size_t character_count(std::string_view text);

// The name of a character in error messages: `U+061C`.
[[nodiscard]] std::string code_point(char32_t code);

// Why a text may not be printed (base/printable_characters.hpp): it is not valid UTF-8, or it has
// an unprintable character, which the error names. Nothing when it may be printed.
[[nodiscard]] std::optional<Error> unprintable(std::string_view text);
[[nodiscard]] Error unprintable(char32_t code);

// The text made safe to print: bytes of unprintable characters and of invalid UTF-8 become `\x1b`,
// and a text longer than `most` characters is cut and ends with `...`.
[[nodiscard]] std::string printable(std::string_view text, std::size_t most = 60);

// The value of a text of decimal digits only; nothing for any other text, or above `highest`.
[[nodiscard]] std::optional<std::uint64_t> whole_number(std::string_view text,
                                                        std::uint64_t highest);

// "a, b and c"; "a or b".
template <class Words>
[[nodiscard]] std::string listed(const Words& words, std::string_view last_link = "and") {
    std::string text;
    std::size_t left = std::size(words);
    for (const auto& word : words) {
        text += word;
        --left;
        if (left > 1) text += ", ";
        if (left == 1) text.append(" ").append(last_link).append(" ");
    }
    return text;
}

}  // namespace parlor
