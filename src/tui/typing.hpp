// A line that is being typed, until Enter or Esc. Control characters and bidirectional marks are
// not taken; what is not one column wide becomes '?'.
#pragma once

#include <cstdint>
#include <string>

#include "canvas/key.hpp"

namespace parlor::tui {

enum class Typed : std::uint8_t { More, Done, Dropped };

// Up to `most` letters; digits alone if so wanted.
enum class Letters : std::uint8_t { Digits, Any };
Typed type(std::string& text, Key key, Letters letters, int most);

// The end of it that has room, with where it goes on.
[[nodiscard]] std::string shown(const std::string& text, int room);

}  // namespace parlor::tui
