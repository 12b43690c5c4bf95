// What chance answers when it is asked: throws, shuffles, deeds.
//
// Source:   table-language.md, "Chance".
// Not here: where the numbers come from (table/dealer.hpp).
#pragma once

#include "base/draw.hpp"
#include "rules/property/game.hpp"

namespace parlor::rules {

// Requires that chance has to decide.
[[nodiscard]] Action answer_chance(const OpenGame& game, Draw draw);

}  // namespace parlor::rules
