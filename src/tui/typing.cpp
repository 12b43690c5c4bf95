#include "tui/typing.hpp"

#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "unicode/letters.hpp"
#include "unicode/printable.hpp"
#include "unicode/utf8.hpp"

namespace parlor::tui {

void take_last_letter(std::string& text) {
    while (not text.empty() and continues_character(text.back())) text.pop_back();
    if (not text.empty()) text.pop_back();
}

bool add_letter(std::string& text, Key key, int most) {
    std::string longer = composed(text + utf8(static_cast<char32_t>(key)));
    if (width(longer) > most) return false;
    text = std::move(longer);
    return true;
}

bool takes(Letters letters, char32_t letter) {
    if (letters == Letters::Any) return letter != 0;
    const bool is_digit = U'0' <= letter and letter <= U'9';
    return is_digit or (letters == Letters::Time and letter == U':');
}

Typed type(std::string& text, Key key, Letters letters, int most) {
    if (key == Key::Enter) return Typed::Done;
    if (key == Key::Esc) return Typed::Dropped;
    if (key == Key::Backspace) take_last_letter(text);
    if (takes(letters, letter_of(key))) (void)add_letter(text, key, most);
    return Typed::More;
}

std::string_view why_not_kept(std::string_view text) {
    return unprintable(text) ? "A letter shown as ? cannot be kept" : "";
}

std::string shown(const std::string& text, int room) {
    const int hidden = std::max(0, width(text) + 1 - room);
    return utf8(letters(upper(text)).substr(static_cast<std::size_t>(hidden))) + "_";
}

}  // namespace parlor::tui
