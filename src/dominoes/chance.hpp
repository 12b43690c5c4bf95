// What chance answers when it is asked: the tiles drawn for the down, and the deal.
//
// Source:   D-1.1, D-1.3; table-language.md, "Chance".
// Not here: where the numbers come from (table/dealer.hpp).
#pragma once

#include "base/draw.hpp"
#include "dominoes/game.hpp"

namespace parlor::dominoes {

// Requires that chance has to decide.
[[nodiscard]] Action answer_chance(const Game& game, Draw draw);

}  // namespace parlor::dominoes
