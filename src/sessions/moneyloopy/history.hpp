// What happened in a game of Moneyloopy, as sentences (sessions/story_of.hpp).
//
// Source: U-5.1.
#pragma once

#include <optional>

#include "base/story.hpp"
#include "rules/moneyloopy/moneyloopy.hpp"
#include "table/game/session.hpp"

namespace parlor {

// When there is no reader, the last turn counts as new. `told` is the session's setup with the
// names of squares in the reader's words.
[[nodiscard]] Story history_of(const table::Session<moneyloopy::Moneyloopy>& session,
                               const moneyloopy::Moneyloopy::Setup& told,
                               std::optional<Seat> reader);

}  // namespace parlor
