// UTF-8: characters out of bytes, and bytes out of characters.
//
// Units: a character is one code point.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace parlor {

// A decoded character, and the number of bytes it takes.
struct Character {
    char32_t code = 0;
    std::size_t bytes = 0;
};

// The length of a UTF-8 sequence by its first byte; 0 for a byte that cannot be the first.
[[nodiscard]] std::size_t character_length(unsigned char first);

// Whether this byte can only follow others in a character.
[[nodiscard]] constexpr bool continues_character(char byte) {
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80;
}

// The first character of a non-empty text; nothing when the text does not begin with valid UTF-8.
[[nodiscard]] std::optional<Character> first_character(std::string_view text);

[[nodiscard]] bool is_utf8(std::string_view text);

[[nodiscard]] std::string utf8(char32_t code);

}  // namespace parlor
