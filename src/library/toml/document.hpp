// Documents: TOML text, parsed within our limits.
//
// Errors: a report of text that is invalid, too long, or nested too deep.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "library/report.hpp"
#include "library/toml/toml.hpp"

namespace parlor::library {

inline constexpr std::size_t most_bytes = 1'000'000;  // the limit for a file
inline constexpr std::size_t longest_line = 1'000;    // in bytes

inline constexpr std::size_t length_escaped = 10;  // of a letter beyond ASCII, for toml++

// The place where a node begins.
[[nodiscard]] Place place_of(const toml::node& node);

[[nodiscard]] std::optional<toml::table> parse(std::string_view text, Report& report);

}  // namespace parlor::library
