// The vote: ending the game by agreement.
//
// Source: C-12.1, M-2.13.
#pragma once

#include "base/seats.hpp"
#include "rules/property/tell.hpp"

namespace parlor::property {

enum class Ballot : std::uint8_t { Agree, Refuse };

// Asks the other players still in, in play order.
void open_vote(Draft& draft, Seat asker);
void cast_vote(Draft& draft, Seat seat, Ballot ballot);

// Who have still to answer the open vote; none without one.
[[nodiscard]] Seats voters(const OpenGame& game);

// The vote continues after this player, who agreed or is out of the game; after the last player the
// game ends.
void ask_next_voter(Draft& draft, Seat after);

}  // namespace parlor::property
