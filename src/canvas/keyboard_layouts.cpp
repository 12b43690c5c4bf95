#include "canvas/keyboard_layouts.hpp"

#include <array>
#include <string_view>

namespace parlor::tui {
namespace {

// Letters, and below each the Latin letter on its key.
struct Layout {
    std::u32string_view letters, latin;
};

constexpr std::array layouts{Layout{U"ςερτυθιοπασδφγηξκλζχψωβνμ",   //
                                    U"wertyuiopasdfghjklzxcvbnm"},  //
                             Layout{U"йцукенгшщзфывапролдячсмить",  //
                                    U"qwertyuiopasdfghjklzxcvbnm"},
                             Layout{U"іўıİ",  //
                                    U"soii"}};

// A Greek or Cyrillic letter in lower case; others as they are.
char32_t lower(char32_t letter) {
    const bool is_greek = letter >= U'Α' and letter <= U'Ω';
    const bool is_russian = letter >= U'А' and letter <= U'Я';
    if (is_greek or is_russian) return letter + (U'а' - U'А');
    const bool is_other_cyrillic = letter >= U'Ѐ' and letter <= U'Џ';
    return is_other_cyrillic ? letter + (U'ѐ' - U'Ѐ') : letter;
}

}  // namespace

std::optional<char32_t> latin_letter(char32_t letter) {
    for (const Layout& layout : layouts)
        if (const auto at = layout.letters.find(lower(letter)); at != std::u32string_view::npos)
            return layout.latin[at];
    return std::nullopt;
}

}  // namespace parlor::tui
