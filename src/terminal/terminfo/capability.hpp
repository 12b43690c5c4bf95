// Capabilities of one terminal, by their names in terminfo: as the host knows them, or else from
// one of our own descriptions (description.hpp).
//
// Errors: none; a capability that is missing, too long or of an unsafe format is empty.
#pragma once

#include <cstddef>
#include <string>

namespace parlor::tui {

// Whether the terminal is known; all functions below are about the terminal of the last call. Names
// that no terminal can have (U-1.9) are unknown, and the host is not asked about them: terminfo
// would take some of them for paths.
[[nodiscard]] bool look_up(const std::string& name);

// The same without asking the host.
[[nodiscard]] bool look_up_built_in(const std::string& name);

// The longest known capability has 121 bytes; a longer one counts as missing, as it is not
// plausible.
inline constexpr std::size_t longest_sequence = 128, longest_table = 1024;

// Without padding such as `$<5>`, which no current terminal needs.
[[nodiscard]] std::string capability(const char* name, std::size_t longest = longest_sequence);

// A capability with numeric parameters; empty when it takes other parameters.
[[nodiscard]] std::string numbered(const char* name);

// The sequence for such a format with its parameters.
[[nodiscard]] std::string with(const std::string& numbered, int first, int second = 0);

[[nodiscard]] bool has(const char* flag);
[[nodiscard]] int number_called(const char* name);  // negative when it is missing

}  // namespace parlor::tui
