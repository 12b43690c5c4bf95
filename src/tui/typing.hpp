// A line being typed, until Enter or Esc.
//
// Choices: a letter that screens cannot show (unicode/printable.hpp), such as one of two columns, is
//          seen as `?` until it is erased: a page says so, and does not take the line. An accent that
//          comes by itself is composed with the letter before it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "canvas/key.hpp"

namespace parlor::tui {

enum class Typed : std::uint8_t { More, Done, Dropped };

// Which letters a text takes: only digits, digits and the colon of a time, or any.
enum class Letters : std::uint8_t { Digits, Time, Any };
[[nodiscard]] bool takes(Letters letters, char32_t letter);

// Takes up to `most` letters.
Typed type(std::string& text, Key key, Letters letters, int most);

// Adds the letter of a key, which must have one; false when there is no room for it.
[[nodiscard]] bool add_letter(std::string& text, Key key, int most);
void take_last_letter(std::string& text);

// Why the line cannot be taken; empty when every letter can be shown.
[[nodiscard]] std::string_view why_not_kept(std::string_view text);

// The end of the text, as much as fits, and the place of the next letter.
[[nodiscard]] std::string shown(const std::string& text, int room);

}  // namespace parlor::tui
