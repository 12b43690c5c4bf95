// `parlor review` of a domino game: each play of both players is judged as level 2 would play.
//
// Source: docs/playing.md, "Review".
#pragma once

#include "table/replay.hpp"

namespace parlor::shell {

// Prints the review; returns the exit status.
[[nodiscard]] int review_dominoes(table::Replay& game);

}  // namespace parlor::shell
