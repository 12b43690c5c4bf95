// The vote: ending the game by agreement.
//
// Source: C-12.1.
#pragma once

#include "rules/property/tell.hpp"

namespace parlor::rules {

enum class Ballot : std::uint8_t { Agree, Refuse };

// Asks the other players still in, in play order.
void open_vote(Draft& draft, Seat asker);
void cast_vote(Draft& draft, Seat seat, Ballot ballot);

}  // namespace parlor::rules
