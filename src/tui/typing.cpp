#include "tui/typing.hpp"

#include <algorithm>

#include "base/printable_characters.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {
bool takes(Letters letters, char32_t letter) {
    if (letters == Letters::Any) return is_printable(letter);
    const bool is_digit = U'0' <= letter and letter <= U'9';
    return is_digit or (letters == Letters::Time and letter == U':');
}

Typed type(std::string& text, Key key, Letters letters, int most) {
    if (key == Key::Enter) return Typed::Done;
    if (key == Key::Esc) return Typed::Dropped;
    if (key == Key::Backspace) text = cut(text, width(text) - 1);
    if (takes(letters, letter_of(key)) and width(text) < most)
        text += utf8(static_cast<char32_t>(key));
    return Typed::More;
}

std::string without_blanks_around(const std::string& text) {
    const auto first = text.find_first_not_of(' ');
    if (first == std::string::npos) return "";
    return text.substr(first, text.find_last_not_of(' ') + 1 - first);
}

std::string shown(const std::string& text, int room) {
    const int hidden = std::max(0, width(text) + 1 - room);
    return upper(text.substr(cut(text, hidden).size())) + "_";
}

}  // namespace parlor::tui
