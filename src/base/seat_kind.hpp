// The kind of player at a seat, as a word of the header: `person`, or a computer with its level,
// `cpu:0` to `cpu:2`.
//
// Source: table-language.md, "Before begin".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor {

// `level` is that of the computer; nothing for a person.
[[nodiscard]] std::string seat_kind(std::optional<int> level);

[[nodiscard]] bool is_seat_kind(std::string_view word);

// The level of a computer; nothing for any other word.
[[nodiscard]] std::optional<int> level_in(std::string_view word);

// The error for a level that a game does not have; `levels` is the number of levels, from 0 on.
[[nodiscard]] std::string no_such_level(int level, int levels);

}  // namespace parlor
