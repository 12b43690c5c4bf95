#include "base/text.hpp"

#include <charconv>

#include "base/printable_characters.hpp"

namespace parlor {
namespace {

constexpr bool is_within(char32_t code, char32_t first, char32_t last) {
    return code >= first and code <= last;
}

char32_t own_bits(unsigned char first, std::size_t bytes) {
    return bytes == 1 ? first : first & (0x7FU >> bytes);
}

// False for an overlong encoding, a surrogate, and a code point above U+10FFFF.
bool is_allowed(char32_t code, std::size_t bytes) {
    constexpr char32_t lowest[] = {0, 0, 0x80, 0x800, 0x10000};
    return code >= lowest[bytes] and code <= 0x10FFFF and not is_within(code, 0xD800, 0xDFFF);
}

std::string escaped(std::string_view bytes) {
    constexpr char digits[] = "0123456789abcdef";
    std::string text;
    for (const char byte : bytes) {
        const auto value = static_cast<unsigned char>(byte);
        text += {'\\', 'x', digits[value / 16], digits[value % 16]};
    }
    return text;
}

}  // namespace

std::size_t character_length(unsigned char first) {
    if (first < 0x80) return 1;
    if (is_within(first, 0xC2, 0xDF)) return 2;
    if (is_within(first, 0xE0, 0xEF)) return 3;
    return is_within(first, 0xF0, 0xF4) ? 4 : 0;
}

std::optional<Character> first_character(std::string_view text) {
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t bytes = character_length(first);
    if (bytes == 0 or bytes > text.size()) return std::nullopt;
    char32_t code = own_bits(first, bytes);
    for (std::size_t i = 1; i < bytes; ++i) {
        const auto next = static_cast<unsigned char>(text[i]);
        if ((next & 0xC0U) != 0x80) return std::nullopt;
        code = (code << 6) | (next & 0x3FU);
    }
    if (not is_allowed(code, bytes)) return std::nullopt;
    return Character{code, bytes};
}

bool is_utf8(std::string_view text) {
    while (not text.empty()) {
        const auto character = first_character(text);
        if (not character) return false;
        text.remove_prefix(character->bytes);
    }
    return true;
}

std::size_t character_count(std::string_view text) {
    std::size_t count = 0;
    for (const char byte : text)
        if ((static_cast<unsigned char>(byte) & 0xC0U) != 0x80) ++count;
    return count;
}

std::string code_point(char32_t code) {
    constexpr char digits[] = "0123456789ABCDEF";
    constexpr std::size_t fewest = 4;
    std::string text;
    for (; code != 0 or text.size() < fewest; code /= 16)
        text.insert(text.begin(), digits[code % 16]);
    return "U+" + text;
}

Error unprintable(char32_t code) {
    return {code_point(code) + " is no character that can be printed"};
}

std::optional<Error> unprintable(std::string_view text) {
    while (not text.empty()) {
        const auto character = first_character(text);
        if (not character) return Error{"this is no UTF-8"};
        if (not is_printable(character->code)) return unprintable(character->code);
        text.remove_prefix(character->bytes);
    }
    return std::nullopt;
}

std::string printable(std::string_view text, std::size_t most) {
    std::string shown;
    for (std::size_t count = 0; not text.empty(); ++count) {
        if (count == most) return shown + "...";
        const auto character = first_character(text);
        const auto bytes = text.substr(0, character ? character->bytes : 1);
        const bool may_be_shown = character and is_printable(character->code);
        shown += may_be_shown ? std::string{bytes} : escaped(bytes);
        text.remove_prefix(bytes.size());
    }
    return shown;
}

std::optional<std::uint64_t> whole_number(std::string_view text, std::uint64_t highest) {
    std::uint64_t value = 0;
    const char* const last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (error != std::errc{} or end != last or value > highest) return std::nullopt;
    return value;
}

}  // namespace parlor
