// Validates the formats of terminfo capabilities that take numbers.
//
// Anybody can write a terminfo entry, and ncurses reads the arguments that a format asks for: a
// format with a string parameter must never get a number, as it would be read as a pointer.
// Source: terminfo(5), "Parameterized Strings".
#pragma once

#include <cstddef>
#include <string_view>

namespace parlor::tui {

inline constexpr std::size_t longest_result = 256;  // bytes

// Whether all parameters are numbers, every `%` sequence is known and complete, no division can
// fail, and no result is longer than longest_result. Requires that padding has been removed.
[[nodiscard]] bool takes_only_numbers(std::string_view format);

}  // namespace parlor::tui
