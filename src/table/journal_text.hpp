// The lines of a journal.
//
// Source: table-language.md, "Before begin", "Moves", "Journals".
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/units.hpp"

namespace parlor::table {

class GameTable;
struct Rigging;

inline constexpr int format_version = 1;

// All of these end with LF.
[[nodiscard]] std::string header_text(const std::vector<std::string>& lines, std::uint64_t seed);
[[nodiscard]] std::string move_text(Seat mover,
                                    const std::string& move,
                                    std::optional<int> took_milliseconds);
[[nodiscard]] std::string rigging_text(const Rigging& rigging);
[[nodiscard]] std::string undo_text(int moves);
[[nodiscard]] std::string state_text(std::uint64_t state);

// The whole journal of a game that is left now.
[[nodiscard]] std::string journal_text(const GameTable& table);

// The sixteen digits of a line `# state 8f3a...`; nothing for any other line.
[[nodiscard]] std::optional<std::string_view> state_in(std::string_view line);

// As in `# state`: sixteen hexadecimal digits.
[[nodiscard]] std::string state_digits(std::uint64_t state);

}  // namespace parlor::table
