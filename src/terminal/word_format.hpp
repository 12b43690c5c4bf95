// The formats of a terminal's words that take numbers.
//
// Anybody can write a terminfo entry, and ncurses takes what a format asks for from its arguments:
// a format that asks for a string must never be given a number.
// Source: terminfo(5), "Parameterized Strings".
#pragma once

#include <cstddef>
#include <string_view>

namespace parlor::tui {

inline constexpr std::size_t longest_result = 256;  // bytes

// Whether all parameters are numbers, every `%` sequence is known and whole, no division can fail,
// and no result is longer than longest_result. Paddings have been taken out.
[[nodiscard]] bool takes_only_numbers(std::string_view format);

}  // namespace parlor::tui
