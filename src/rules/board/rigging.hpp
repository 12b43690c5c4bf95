// Rigging: the keys and values of `.set`, and the complaints about them.
//
// Source: table-language.md, ".set".
// Errors: as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/board/words.hpp"

namespace parlor::board {

// The error in a key or value; nothing when it is fine.
using RigComplaint = std::optional<std::string>;

// Splits a key: `seat.2.money` has three parts; ids of squares have no dots.
[[nodiscard]] std::vector<std::string_view> parts_of(std::string_view key);

// The only value, when it is a number in this range.
[[nodiscard]] std::optional<int> number_in(Words values, int lowest, int highest);

[[nodiscard]] std::string expected(std::string_view what);  // `the value must be 0 to 5`

}  // namespace parlor::board
