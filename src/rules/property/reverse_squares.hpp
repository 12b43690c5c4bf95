// Reverse squares: what Community Chest squares are called where they turn the direction.
//
// Source:   M-4.1.
// Not here: turning the direction (landing.hpp). The board of an edition keeps its own names, as
//           games that carry their files write them down.
#pragma once

#include "rules/board/board.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor::property {

// The name of a square in a game with these rules.
[[nodiscard]] const std::string& name_of(const board::Board& board,
                                         const Ruleset& rules,
                                         Square square);

// Gives a board that is to be shown these names.
void name_squares(board::Board& board, const Ruleset& rules);

}  // namespace parlor::property
