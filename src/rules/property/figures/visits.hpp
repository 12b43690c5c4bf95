// Visits: how often a roll ends on each square.
//
// Units:  the share of all rolls, 0 to 1; Gaol's square counts In Gaol and Just Visiting.
// Source: computed from the dice and cards of the rules, by iterating until the shares no longer
//         change, in both directions where Chest squares turn it (M-4.1, M-6.1); players in Gaol
//         leave it at once. `parlor odds` counts the same by simulation.
#pragma once

#include "rules/board/board.hpp"
#include "rules/property/ruleset.hpp"
#include "rules/property/turn/cards.hpp"

namespace parlor::property {

using Visits = Per<Square, double, board::most_squares>;

[[nodiscard]] Visits visits_on(const board::Board& board,
                               const Decks& decks,
                               ChestSquares chest_squares);

}  // namespace parlor::property
