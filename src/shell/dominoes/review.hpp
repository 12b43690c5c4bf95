// `parlor review` of a domino game: compares each play of both players with level 2's play.
//
// Source: docs/playing.md, "Review".
#pragma once

#include "table/game/replay.hpp"

namespace parlor::shell {

// Prints the review; returns the exit status.
[[nodiscard]] int review_dominoes(table::Replay& game, bool is_quick);

}  // namespace parlor::shell
