// Letters: text as the screen shows it: one column for each letter, in upper case like the C64's.
//
// Errors: none; invalid UTF-8, and unprintable characters (unicode/printable.hpp), become '?'.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace parlor::tui {

[[nodiscard]] std::u32string letters(std::string_view utf8);
[[nodiscard]] std::string utf8(std::u32string_view letters);
[[nodiscard]] std::string utf8(char32_t letter);

[[nodiscard]] char32_t upper(char32_t letter);
[[nodiscard]] std::string upper(std::string_view utf8);  // ß becomes SS

[[nodiscard]] int width(std::string_view utf8);
[[nodiscard]] std::string cut(std::string_view utf8, int width);     // at most `width` letters
[[nodiscard]] std::string right(std::string_view text, int wanted);  // right-aligned with blanks
[[nodiscard]] std::string right(int number, int wanted);

[[nodiscard]] std::vector<std::string> words_in(std::string_view text);  // between blanks

// Breaks the text at blanks into lines of at most `width` letters.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view utf8, int width);

}  // namespace parlor::tui
