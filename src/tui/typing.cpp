#include "tui/typing.hpp"

#include <algorithm>

#include "base/printable_characters.hpp"
#include "canvas/letters.hpp"

namespace parlor::tui {
namespace {

bool is_wanted(char32_t letter, Letters letters) {
    if (letters == Letters::Any) return is_printable(letter);
    return U'0' <= letter and letter <= U'9';
}

}  // namespace

Typed type(std::string& text, Key key, Letters letters, int most) {
    if (key == Key::Enter) return Typed::Done;
    if (key == Key::Esc) return Typed::Dropped;
    if (key == Key::Backspace) text = cut(text, width(text) - 1);
    if (is_wanted(letter_of(key), letters) and width(text) < most)
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
