// Square walk: the order in which a cursor visits some squares of a board, and where Tab, Home and
// End take it.
//
// Source: U-5.2, U-5.9.
#pragma once

#include <optional>
#include <vector>

#include "canvas/key.hpp"
#include "rules/board/board.hpp"

namespace parlor::tui {

// The streets from brown to dark blue, then the stations and the utilities.
[[nodiscard]] std::vector<Square> by_group(const board::Board& board, board::Squares deeds);

// Tab goes from a square to the first square of the next group, Home and End to the first and the
// last square on the board. Nothing for other keys, or when there are no squares.
[[nodiscard]] std::optional<Square> walked(const board::Board& board,
                                           board::Squares squares,
                                           Square from,
                                           Key key);

// The next of these squares, round the board in the direction of `by`, 1 or -1. Requires a square.
[[nodiscard]] Square neighbour(const board::Board& board,
                               board::Squares squares,
                               Square from,
                               int by);

}  // namespace parlor::tui
