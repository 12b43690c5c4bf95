// The reason for a move of Mack, as text: the points, the numbers that the opponent is known to
// lack, and the tile that the opponent is likely to hold.
//
// Source:  D-7.2; docs/playing.md, "Dominoes" (W).
// Choices: he says only what he worked out from his view. A tile is likely when it is in the
//          opponent's hand in four of five possible worlds.
#pragma once

#include <string>

#include "dominoes/mack.hpp"

namespace parlor::dominoes {

// `scores 10; leaves 5s open, which Ann had none of; Ann likely holds 5-6`. Requires an action that
// `choose` returned for this view.
[[nodiscard]] std::string reason_for(
    const View& view, const Action& action, Level level, const std::string& opponent, Draw draw);

}  // namespace parlor::dominoes
