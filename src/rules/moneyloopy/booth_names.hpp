// The names of tollbooths: `Just Visiting` of `Gaol / Just Visiting`, for nobody is ever in Gaol.
//
// Source: L-2.2.
#pragma once

#include "rules/board/board.hpp"
#include "rules/moneyloopy/ruleset.hpp"

namespace parlor::moneyloopy {

// Gives a board that is to be shown these names.
void name_squares(board::Board& board, const Ruleset& rules);

}  // namespace parlor::moneyloopy
