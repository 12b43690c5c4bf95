// Who sits at a seat, as a word of the header: `person`, or a computer of a level, `cpu:0` to
// `cpu:2`.
//
// Source: table-language.md, "Before begin".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace parlor::table {

[[nodiscard]] bool is_seat_kind(std::string_view word);

// Of a computer; nothing for any other word.
[[nodiscard]] std::optional<int> level_in(std::string_view word);

// What to say of a level that a game does not have: it has those from 0 on, so many.
[[nodiscard]] std::string no_such_level(int level, int levels);

}  // namespace parlor::table
