// What happened in a game of Moneyloopy: as sentences (sessions/story_of.hpp), and as the wealth of
// the players by round.
//
// Source: U-5.1, U-9.5.
#pragma once

#include <optional>
#include <vector>

#include "base/story.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"
#include "table/game/session.hpp"

namespace parlor {

// When there is no reader, the last turn counts as new. `told` is the session's setup with the
// names of squares in the reader's words.
[[nodiscard]] Story history_of(const table::Session<moneyloopy::Moneyloopy>& session,
                               const moneyloopy::Moneyloopy::Setup& told,
                               std::optional<Seat> reader);

// The wealth of each player at the beginning, at the end of each round, and at the end of the game.
// A player who is out ends with 0.
using WealthByRound = Per<Seat, std::vector<Money>, max_seats + 1>;
[[nodiscard]] WealthByRound wealth_by_round(const table::Session<moneyloopy::Moneyloopy>& session);

}  // namespace parlor
