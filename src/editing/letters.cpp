#include "editing/letters.hpp"

#include <langinfo.h>

#include <clocale>

#include "terminal/codeset.hpp"
#include "unicode/utf8.hpp"

namespace parlor::editing {

void use_letters_of_terminal() {
    const bool is_utf8 = tui::codeset_here() == "UTF-8";
    const bool is_known = std::setlocale(LC_CTYPE, "") != nullptr;
    if (is_utf8 and not(is_known and std::string_view{nl_langinfo(CODESET)} == "UTF-8"))
        std::setlocale(LC_CTYPE, "C.UTF-8");
}

std::string utf8_of(const wchar_t* letters, std::size_t count) {
    std::string text;
    for (std::size_t i = 0; i < count; ++i) text += utf8(static_cast<char32_t>(letters[i]));
    return text;
}

std::wstring wide(std::string_view text) {
    std::wstring letters;
    while (not text.empty()) {
        const auto next = first_character(text);
        if (next) letters += static_cast<wchar_t>(next->code);
        text.remove_prefix(next ? next->bytes : 1);
    }
    return letters;
}

}  // namespace parlor::editing
