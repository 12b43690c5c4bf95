// Visits: how often a token ends a throw on each square.
//
// Units:  of all throws, 0 to 1; Gaol's square counts those in Gaol and those just visiting.
// Source: the throws and cards of the rules, gone through until nothing changes any more; players
//         in Gaol leave it at once. `parlor odds` counts the same by playing.
#pragma once

#include "rules/board/board.hpp"
#include "rules/property/cards.hpp"

namespace parlor::rules {

using Visits = Per<Square, double, most_squares>;

[[nodiscard]] Visits visits_on(const Board& board, const Decks& decks);

}  // namespace parlor::rules
