// Reverse squares: what Community Chest squares are called where they turn the direction.
//
// Source:   M-4.1.
// Not here: turning the direction (landing.hpp).
#pragma once

#include "rules/board/board.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor::rules {

// Calls the chest squares Reverse, if these rules make them so.
void name_reverse_squares(Board& board, const Ruleset& rules);

}  // namespace parlor::rules
