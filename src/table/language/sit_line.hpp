// A line that says who plays a seat from now on: `0 sit 2 person`, `0 sit 2 cpu:1`.
//
// Source: T-5.1, T-5.4; table-language.md, "Seats change hands".
// Errors: as text.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.hpp"
#include "base/units.hpp"
#include "table/language/line.hpp"

namespace parlor::table {

inline constexpr std::string_view sit_verb = "sit";

[[nodiscard]] bool is_sit(const MoveLine& move);

struct SitLine {
    Seat seat{};                              // may not exist
    std::optional<int> level = std::nullopt;  // of a computer; nothing: a person
};

// Requires such a line, right or wrong.
[[nodiscard]] Result<SitLine> read_sit(const MoveLine& move);

// Without its mover, seat 0.
[[nodiscard]] std::string sit_text(Seat seat, std::optional<int> level);

}  // namespace parlor::table
