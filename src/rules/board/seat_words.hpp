// Seats as text, and their lines before `begin`.
//
// Source: table-language.md, "Before begin".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/units.hpp"
#include "rules/board/colour.hpp"

namespace parlor::rules {

[[nodiscard]] std::string seat_name(Seat seat);  // `seat 2`; `chance (seat 0)`

struct SeatLine {
    int seat = 0;
    std::optional<int> level;  // of a computer; nothing for a person
    std::string_view name;
    Colour colour{};
    std::string_view token;  // empty: no token
};
[[nodiscard]] std::string to_line(const SeatLine& line);  // `seat 1 person Ann red`

}  // namespace parlor::rules
