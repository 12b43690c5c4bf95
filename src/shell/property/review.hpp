// `parlor review` of a property game: compares each decision of people with the best alternative.
//
// Source: docs/playing.md, "Review".
#pragma once

#include "table/game/replay.hpp"

namespace parlor::shell {

// Prints the review; returns the exit status.
[[nodiscard]] int review_property(table::Replay& game, bool is_quick);

}  // namespace parlor::shell
