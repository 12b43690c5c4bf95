#include "tui/typing.hpp"

#include <algorithm>

#include "base/text.hpp"
#include "tui/letters.hpp"

namespace parlor::tui {
namespace {

bool is_wanted(char32_t letter, Letters letters) {
    if (letters == Letters::Any) return letter != 0 and not is_control(letter);
    return U'0' <= letter and letter <= U'9';
}

// As letters() would have it.
std::string cleaned(char32_t letter) { return utf8(tui::letters(utf8(letter))); }

}  // namespace

Typed type(std::string& text, Key key, Letters letters, int most) {
    if (key == Key::Enter) return Typed::Done;
    if (key == Key::Esc) return Typed::Dropped;
    if (key == Key::Backspace) text = cut(text, width(text) - 1);
    if (is_wanted(letter_of(key), letters) and width(text) < most)
        text += cleaned(static_cast<char32_t>(key));
    return Typed::More;
}

std::string shown(const std::string& text, int room) {
    const int hidden = std::max(0, width(text) + 1 - room);
    return upper(text.substr(cut(text, hidden).size())) + "_";
}

}  // namespace parlor::tui
