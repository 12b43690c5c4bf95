// Chance: generates the answer to the pending question: a roll, a shuffle, a card or the deeds
// dealt.
//
// Source:   table-language.md, "Chance".
// Not here: the random numbers (table/game/dealer.hpp).
#pragma once

#include "base/draw.hpp"
#include "rules/property/game.hpp"

namespace parlor::property {

// Whether only chance can make this move.
[[nodiscard]] bool is_chance(const Action& action);

// Requires that chance has to decide.
[[nodiscard]] Action answer_chance(const OpenGame& game, Draw draw);

}  // namespace parlor::property
