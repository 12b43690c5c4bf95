// The items' letters on other keyboards.
#include "canvas/keyboard_layouts.hpp"

#include <string>
#include <string_view>

#include "canvas/key.hpp"
#include "catch.hpp"

namespace parlor::tui {
namespace {

constexpr std::u32string_view latin = U"qwertyuiopasdfghjklzxcvbnm";

std::u32string letters_of(std::u32string_view typed) {
    std::u32string letters;
    for (const char32_t each : typed) letters += letter_of(key_of(each));
    return letters;
}

}  // namespace

TEST_CASE("U-1.7: the key marked I on a Turkish keyboard is I, with and without a dot") {
    CHECK(letters_of(U"ıIiİ") == U"iiii");
    CHECK(letters_of(U"şğçöü") == U"şğçöü");  // no letter of another key
}

TEST_CASE("U-1.7: on a Greek keyboard a letter is the Latin one of the same key, in either case") {
    CHECK(letters_of(U"ςερτυθιοπασδφγηξκλζχψωβνμ") == latin.substr(1));  // there Q types `;`
    CHECK(letters_of(U"ΕΡΤΥΘΙΟΠΑΣΔΦΓΗΞΚΛΖΧΨΩΒΝΜ") == latin.substr(2));
    CHECK(letters_of(U";?0 ") == U";?0 ");
}

TEST_CASE(
    "U-1.7: on a Cyrillic keyboard a letter is the Latin one of the same key, in either case") {
    CHECK(letters_of(U"йцукенгшщзфывапролдячсмить") == latin);
    CHECK(letters_of(U"ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ") == latin);
    CHECK(letters_of(U"іІўЎ") == U"ssoo");
    CHECK_FALSE(latin_letter(U'ё'));  // its key has no Latin letter
    CHECK_FALSE(latin_letter(U'Ё'));
}

TEST_CASE("U-1.7: what a key types stays what it is") {
    for (const char32_t each : {U'ı', U'İ', U'α', U'Σ', U'я', U'R'})
        CHECK(character_of(key_of(each)) == each);
    CHECK(character_of(Key::ArrowUp) == 0);
    CHECK(character_of(Key::Esc) == 0);
}

}  // namespace parlor::tui
