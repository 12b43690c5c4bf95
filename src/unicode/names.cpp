#include "unicode/names.hpp"

#include <algorithm>

#include "unicode/letters.hpp"
#include "unicode/utf8.hpp"

namespace parlor {
namespace {

std::string capitals(char32_t letter) {
    if (letter == U'İ') return "I";
    return letter == U'ß' ? "SS" : utf8(capital(letter));
}

}  // namespace

std::string without_blanks_around(std::string_view text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string_view::npos) return "";
    return std::string{text.substr(first, text.find_last_not_of(' ') + 1 - first)};
}

std::string likeness(std::string_view name) {
    const std::string whole = without_blanks_around(composed(name));
    std::string alike;
    for (std::string_view rest = whole; not rest.empty();) {
        const auto letter = first_character(rest);
        const std::size_t bytes = letter ? letter->bytes : 1;
        alike += letter ? capitals(letter->code) : std::string{rest.substr(0, bytes)};
        rest.remove_prefix(bytes);
    }
    return alike;
}

bool are_alike(std::string_view one, std::string_view other) {
    return likeness(one) == likeness(other);
}

std::string plain_capitals(std::string_view name) {
    const std::string whole = composed(name);
    std::string plain;
    for (std::string_view rest = whole; not rest.empty();) {
        const auto letter = first_character(rest);
        if (const auto found = letter ? plain_letter(letter->code) : std::nullopt)
            plain += static_cast<char>(capital(*found));
        rest.remove_prefix(letter ? letter->bytes : 1);
    }
    return plain;
}

std::string meant_among(const std::vector<std::string>& there, std::string_view name) {
    if (std::ranges::find(there, name) != there.end()) return std::string{name};
    const std::string alike = likeness(name);
    for (const std::string& each : there)
        if (likeness(each) == alike) return each;
    return composed(name);
}

}  // namespace parlor
