#include "tui/letters.hpp"

#include <algorithm>

namespace parlor::tui {
namespace {

int tail_length(unsigned char lead) {
    if (lead < 0x80) return 0;
    if (lead >= 0xC2 and lead < 0xE0) return 1;
    if (lead >= 0xE0 and lead < 0xF0) return 2;
    if (lead >= 0xF0 and lead < 0xF5) return 3;
    return -1;
}

// Latin, Greek and Cyrillic letters, and the line and block drawing of the basic plane.
bool one_column(char32_t letter) {
    if (letter < 0x20 or (letter >= 0x7F and letter < 0xA0)) return false;
    if (letter == 0xAD) return false;
    if (letter < 0x300) return true;
    if (letter >= 0x370 and letter < 0x483) return true;
    if (letter >= 0x48A and letter < 0x530) return true;
    if (letter >= 0x1E00 and letter < 0x2000) return true;
    if (letter >= 0x2010 and letter < 0x2028) return true;
    return letter == U'♦' or (letter >= 0x2190 and letter < 0x2600);
}

char32_t next_letter(std::string_view text, std::size_t& at) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char lead = byte(at++);
    const int tail = tail_length(lead);
    if (tail == 0) return lead;
    if (tail < 0) return U'?';
    char32_t letter = lead & (0x3Fu >> tail);
    for (int i = 0; i < tail; ++i) {
        if (at == text.size() or (byte(at) & 0xC0u) != 0x80u) return U'?';
        letter = (letter << 6) | (byte(at++) & 0x3Fu);
    }
    return letter;
}

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
    for (std::size_t at = 0; at < utf8.size();) {
        const char32_t letter = next_letter(utf8, at);
        result += one_column(letter) ? letter : U'?';
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
    const bool even_is_upper =
        (letter >= 0x100 and letter < 0x138) or (letter >= 0x14A and letter < 0x178);
    const bool odd_is_upper =
        (letter >= 0x139 and letter < 0x149) or (letter >= 0x179 and letter < 0x17F);
    if (even_is_upper and letter != 0x131) return letter & ~char32_t{1};
    if (odd_is_upper and letter % 2 == 0) return letter - 1;
    return letter;
}

std::string upper(std::string_view utf8_text) {
    std::u32string result = letters(utf8_text);
    for (char32_t& letter : result) letter = upper(letter);
    return utf8(result);
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

std::string whole_words(std::string_view utf8_text, int room) {
    return wrapped(utf8_text, room).front();
}

}  // namespace parlor::tui
