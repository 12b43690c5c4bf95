// A line being typed, until Enter or Esc. Characters that are not printable
// (base/printable_characters.hpp) are ignored.
#pragma once

#include <cstdint>
#include <string>

#include "canvas/key.hpp"

namespace parlor::tui {

enum class Typed : std::uint8_t { More, Done, Dropped };

// Takes up to `most` letters; only digits with Letters::Digits.
enum class Letters : std::uint8_t { Digits, Any };
Typed type(std::string& text, Key key, Letters letters, int most);

// A name without accidental blanks around it.
[[nodiscard]] std::string without_blanks_around(const std::string& text);

// The end of the text, as much as fits, and the place of the next letter.
[[nodiscard]] std::string shown(const std::string& text, int room);

}  // namespace parlor::tui
