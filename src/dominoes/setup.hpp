// Setup: everything chosen before `begin`.
#pragma once

#include <string>

#include "dominoes/game.hpp"
#include "dominoes/mack.hpp"

namespace parlor::dominoes {

struct Setup {
    Ruleset rules;
    Per<Seat, std::string, both_seats.size() + 1> names;  // 1 to 16 characters, unique
    Sitters computers;
    friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace parlor::dominoes
