// Voice: text as a voice reads it well, and in lines of a width.
//
// Source: P-1.2.
// Units:  columns; a character takes one (unicode/printable.hpp).
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/units.hpp"

namespace parlor::plain {

// `$1,320` for `$1320`.
[[nodiscard]] std::string with_commas(std::string_view text);

// `Player 1` for `PLAYER_1`, the name of whoever has chosen none, and `Mack` for `MACK`.
[[nodiscard]] std::string with_usual_names(std::string text);

// Without the numbers of rules, as ` (C-4.2)`.
[[nodiscard]] std::string without_rules(std::string text);

// `42 seconds`, `9 minutes 5 seconds`: begun seconds count.
[[nodiscard]] std::string time_words(Milliseconds time);

// Split at blanks; a word that is longer than a line has a line of its own, and is split as well.
[[nodiscard]] std::vector<std::string> wrapped(std::string_view text, std::size_t width);

}  // namespace parlor::plain
