#include "unicode/utf8.hpp"

#include <utf8proc.h>

#include <array>

namespace parlor {

std::size_t character_length(unsigned char first) {
    const auto length = utf8proc_utf8class[first];
    return length > 0 ? static_cast<std::size_t>(length) : 0;
}

std::optional<Character> first_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    if (first < 0x80) return Character{first, 1};
    utf8proc_int32_t code = 0;
    const auto bytes = utf8proc_iterate(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                                        static_cast<utf8proc_ssize_t>(text.size()),
                                        &code);
    if (bytes < 1) return std::nullopt;
    return Character{static_cast<char32_t>(code), static_cast<std::size_t>(bytes)};
}

bool is_utf8(std::string_view text) {
    while (not text.empty()) {
        const auto character = first_character(text);
        if (not character) return false;
        text.remove_prefix(character->bytes);
    }
    return true;
}

std::string utf8(char32_t code) {
    if (code < 0x80) return {static_cast<char>(code)};
    std::array<utf8proc_uint8_t, 4> bytes{};
    const auto count = utf8proc_encode_char(static_cast<utf8proc_int32_t>(code), bytes.data());
    return {bytes.begin(), bytes.begin() + count};
}

}  // namespace parlor
