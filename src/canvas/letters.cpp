#include "canvas/letters.hpp"

#include <algorithm>

#include "base/printable_characters.hpp"
#include "base/text.hpp"

namespace parlor::tui {
namespace {

void append(std::string& text, char32_t letter) {
    const auto byte = [&](char32_t value) { text += static_cast<char>(value); };
    if (letter < 0x80) return byte(letter);
    if (letter < 0x800) {
        byte(0xC0 | (letter >> 6));
    } else {
        byte(0xE0 | (letter >> 12));
        byte(0x80 | ((letter >> 6) & 0x3F));
    }
    byte(0x80 | (letter & 0x3F));
}

}  // namespace

std::u32string letters(std::string_view utf8) {
    std::u32string result;
    while (not utf8.empty()) {
        const auto character = first_character(utf8);
        const bool is_shown = character and is_printable(character->code);
        result += is_shown ? character->code : U'?';
        utf8.remove_prefix(character ? character->bytes : 1);
    }
    return result;
}

std::string utf8(std::u32string_view letters) {
    std::string result;
    for (const char32_t letter : letters) append(result, letter);
    return result;
}

std::string utf8(char32_t letter) { return utf8(std::u32string_view{&letter, 1}); }

char32_t upper(char32_t letter) {
    if (letter >= U'a' and letter <= U'z') return letter - 32;
    if (letter >= 0xE0 and letter <= 0xFE and letter != 0xF7) return letter - 32;
    if (letter == U'ı') return U'I';
    const bool even_is_upper =
        (letter >= 0x100 and letter < 0x138) or (letter >= 0x14A and letter < 0x178);
    const bool odd_is_upper =
        (letter >= 0x139 and letter < 0x149) or (letter >= 0x179 and letter < 0x17F);
    if (even_is_upper) return letter & ~char32_t{1};
    if (odd_is_upper and letter % 2 == 0) return letter - 1;
    return letter;
}

std::string upper(std::string_view utf8_text) {
    std::string result;
    for (const char32_t letter : letters(utf8_text))
        result += letter == U'ß' ? "SS" : utf8(upper(letter));
    return result;
}

int width(std::string_view utf8_text) { return static_cast<int>(letters(utf8_text).size()); }

std::string cut(std::string_view utf8_text, int width) {
    return utf8(letters(utf8_text).substr(0, static_cast<std::size_t>(std::max(width, 0))));
}

std::string right(std::string_view text, int wanted) {
    return std::string(static_cast<std::size_t>(std::max(wanted - width(text), 0)), ' ')
        .append(text);
}

std::string right(int number, int wanted) { return right(std::to_string(number), wanted); }

std::vector<std::string> wrapped(std::string_view utf8_text, int width_of_line) {
    const auto room = static_cast<std::size_t>(width_of_line);
    std::u32string rest = letters(utf8_text);
    std::vector<std::string> lines;
    while (rest.size() > room) {
        const auto blank = rest.rfind(U' ', room);
        const auto end = blank == std::u32string::npos or blank == 0 ? room : blank;
        lines.push_back(utf8(rest.substr(0, end)));
        rest.erase(0, end + (rest[end] == U' ' ? 1 : 0));
    }
    if (not rest.empty() or lines.empty()) lines.push_back(utf8(rest));
    return lines;
}

}  // namespace parlor::tui
