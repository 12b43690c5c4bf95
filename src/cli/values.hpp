// The values that an option of the command line takes: numbers in a range, and words of a list.
//
// Errors: as text that names the wrong value and says what would be right: `must be 1 to 256, not
//         x`.
#pragma once

#include <CLI/CLI.hpp>
#include <cstdint>
#include <string>
#include <vector>

namespace parlor::cli {

// Only a number in decimal digits, from `lowest` to `highest`.
void take_number(CLI::Option& option, std::uint64_t lowest, std::uint64_t highest);

void take_one_of(CLI::Option& option, const std::vector<std::string>& words);

// 1 to 32 of the letters that a user's name at a host may have (T-1.4).
void take_user_name(CLI::Option& option);

// CLI11's message for an option without its value, in our words; other messages unchanged.
[[nodiscard]] std::string in_our_words(const std::string& message);

}  // namespace parlor::cli
