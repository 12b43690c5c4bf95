// Sat: a seat has changed hands: from now on a person plays it, or a computer of a level.
//
// Source: T-5.1, T-5.4.
#pragma once

#include <optional>
#include <string>

#include "base/units.hpp"

namespace parlor {

// An event of every game. A level is that of a computer; nothing: a person.
struct Sat {
    Seat seat{};        // at that moment
    Entrant entrant{};  // whose seat it is
    std::optional<int> before = std::nullopt, level = std::nullopt;
};

// `sat seat=1 kind=cpu:2`
[[nodiscard]] std::string to_line(const Sat& sat);

// What a sentence says of the player: `is played by a computer of level 2 from now on`.
[[nodiscard]] std::string words_for(const Sat& sat);

}  // namespace parlor
