#include "canvas/letters.hpp"

#include <algorithm>

#include "unicode/letters.hpp"
#include "unicode/printable.hpp"
#include "unicode/utf8.hpp"

namespace parlor::tui {
namespace {

// Nearly all texts are: each byte is a letter.
bool is_plain(std::string_view text) {
    return std::ranges::all_of(text, [](char each) { return each >= ' ' and each <= '~'; });
}

}  // namespace

// Accents apart from their letters, as some systems write names of files, are shown composed.
std::u32string letters(std::string_view utf8) {
    if (is_plain(utf8)) return {utf8.begin(), utf8.end()};
    std::u32string result;
    result.reserve(utf8.size());
    bool are_all_shown = true;
    for (std::string_view rest = utf8; not rest.empty();) {
        const auto character = first_character(rest);
        const bool is_shown = character and is_printable(character->code);
        are_all_shown = are_all_shown and is_shown;
        result += is_shown ? character->code : U'?';
        rest.remove_prefix(character ? character->bytes : 1);
    }
    if (are_all_shown) return result;
    const std::string whole = composed(utf8);
    return whole == utf8 ? result : letters(whole);
}

std::string utf8(std::u32string_view letters) {
    std::string result;
    for (const char32_t letter : letters) result += parlor::utf8(letter);
    return result;
}

std::string utf8(char32_t letter) { return parlor::utf8(letter); }

char32_t upper(char32_t letter) { return capital(letter); }

std::string upper(std::string_view utf8_text) {
    std::string result;
    if (is_plain(utf8_text)) {
        result = utf8_text;
        for (char& each : result) each = static_cast<char>(upper(static_cast<char32_t>(each)));
        return result;
    }
    for (const char32_t letter : letters(utf8_text))
        result += letter == U'ß' ? "SS" : utf8(upper(letter));
    return result;
}

int width(std::string_view utf8_text) {
    return static_cast<int>(is_plain(utf8_text) ? utf8_text.size() : letters(utf8_text).size());
}

std::string cut(std::string_view utf8_text, int width) {
    const auto room = static_cast<std::size_t>(std::max(width, 0));
    if (is_plain(utf8_text)) return std::string{utf8_text.substr(0, room)};
    return utf8(letters(utf8_text).substr(0, room));
}

std::string right(std::string_view text, int wanted) {
    return std::string(static_cast<std::size_t>(std::max(wanted - width(text), 0)), ' ')
        .append(text);
}

std::string right(int number, int wanted) { return right(std::to_string(number), wanted); }

std::vector<std::string> words_in(std::string_view text) {
    constexpr char blank = ' ';
    std::vector<std::string> words;
    for (auto first = text.find_first_not_of(blank); first != std::string_view::npos;
         first = text.find_first_not_of(blank)) {
        text.remove_prefix(first);
        words.emplace_back(text.substr(0, text.find(blank)));
        text.remove_prefix(words.back().size());
    }
    return words;
}

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
