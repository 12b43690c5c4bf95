// Luck: how far a throw, and the cards that followed from it, moved each seat's chance to win.
//
// Source:  docs/playing.md, "Review".
// Choices: the chance before is the mean over all 36 throws, with cards from a shuffled deck, so
//          that luck is 0 on average. Chances are those of a position as it stands
//          (computer/outlook.hpp), which needs no playouts and has no noise.
#pragma once

#include "base/draw.hpp"
#include "rules/property/review/playout.hpp"

namespace parlor::property {

// From a position in which chance throws for a move, to the next decision of a player.
[[nodiscard]] Shares luck_between(const Game& before, const Game& after, Draw draw);

}  // namespace parlor::property
