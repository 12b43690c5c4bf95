// `parlor review` of a domino game: each play of both players is judged as level 2 would play.
//
// Source:  docs/playing.md, "Review".
// Choices: what has been judged is kept in a file of the state folder, so that a review that was
//          interrupted goes on where it was; the file is named after the game and the version of
//          the program. A folder that cannot be written only costs the time.
#pragma once

#include "table/replay.hpp"

namespace parlor::shell {

// Prints the review; returns the exit status.
[[nodiscard]] int review_dominoes(table::Replay& game);

}  // namespace parlor::shell
