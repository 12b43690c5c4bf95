// A line being typed, until Enter or Esc. Characters that are not printable
// (base/printable_characters.hpp) are ignored.
#pragma once

#include <cstdint>
#include <string>

#include "canvas/key.hpp"

namespace parlor::tui {

enum class Typed : std::uint8_t { More, Done, Dropped };

// Which letters a text takes: only digits, digits and the colon of a time, or any.
enum class Letters : std::uint8_t { Digits, Time, Any };
[[nodiscard]] bool takes(Letters letters, char32_t letter);

// Takes up to `most` letters.
Typed type(std::string& text, Key key, Letters letters, int most);

// A name as it was meant.
[[nodiscard]] std::string without_blanks_around(const std::string& text);

// The end of the text, as much as has room, and the place of the next letter.
[[nodiscard]] std::string shown(const std::string& text, int room);

}  // namespace parlor::tui
