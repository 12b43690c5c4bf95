// Presence: at a shared table, the players who are away, and those for whom a computer sits in.
//
// Source: T-2.4, T-2.5; U-10.10.
#pragma once

#include <string>
#include <vector>

#include "base/set_of.hpp"
#include "base/units.hpp"

namespace parlor {

struct Presence {
    struct SitIn {
        Entrant player{};
        std::string computer;  // `trader`, `Mack 2`
        friend bool operator==(const SitIn&, const SitIn&) = default;
    };
    SetOf<Entrant> away;  // for whom all wait when they have to decide
    std::vector<SitIn> sit_ins;
    friend bool operator==(const Presence&, const Presence&) = default;
};

}  // namespace parlor
