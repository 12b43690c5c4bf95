// Text from outside: whether it is sound, how long it is, and how to show it safely.
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

// One character of a text: what it is, and how many bytes it takes.
struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;
};

// How many bytes a character has that begins with this one; 0 when none does.
[[nodiscard]] std::size_t character_length(unsigned char first);

// The first character of a text that is not empty; nothing when it is not valid UTF-8.
[[nodiscard]] std::optional<Character> first_character(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

// Requires valid UTF-8.
[[nodiscard]] std::size_t character_count(std::string_view text);

// As a complaint names a character: `U+061C`.
[[nodiscard]] std::string code_point(char32_t code);

// Why a text may not be printed as it stands (base/printable_characters.hpp): it is no UTF-8, or
// "U+061C is no character that can be printed". Nothing when it may.
[[nodiscard]] std::optional<Error> unprintable(std::string_view text);
[[nodiscard]] Error unprintable(char32_t code);

// The text as it may be shown to a person whatever it holds: the bytes of characters that may not
// be printed, and those that are no UTF-8, become `\x1b`; what is longer than `most` characters is
// cut with `...`.
[[nodiscard]] std::string printable(std::string_view text, std::size_t most = 60);

// Decimal digits and nothing else, at most `highest`.
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
