// What could be done at a decision instead: the moves that a review compares.
//
// Source:  docs/playing.md, "Review".
// Choices: all that is open where there is little; of many, those a player would think of: what
//          computers of levels 1 and 2 would do, the lowest bid and two higher ones, each group to
//          build on, a few deeds to mortgage, sell from or repay, and the best trades to offer that the
//          other would take, people as masters. Asking for the end is left out: it does nothing until
//          others agree.
#pragma once

#include <vector>

#include "base/draw.hpp"
#include "rules/property/game.hpp"
#include "rules/property/review/levels.hpp"

namespace parlor::property {

// Each once, `done` first; nothing else where there was no choice. Requires a decision of a
// player. The same draws give the same moves.
[[nodiscard]] std::vector<Action> alternatives_to(const Action& done,
                                                  const OpenGame& game,
                                                  const Levels& levels,
                                                  Draw draw);

}  // namespace parlor::property
