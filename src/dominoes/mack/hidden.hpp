// Hidden tiles: what a seat can work out about the tiles that it cannot see.
//
// Source:  D-7.2.
// Choices: an opponent who drew or passed had no tile with the numbers exposed then. Only numbers
//          that are missing in the complete hand now are remembered; knowledge about a part of the
//          hand is forgotten.
#pragma once

#include "dominoes/view.hpp"

namespace parlor::dominoes {

struct Hidden {
    Tiles other_may_hold;         // neither in the own hand nor on the table, and not ruled out
    std::size_t other_count = 0;  // tiles in the opponent's hand
    double odds = 0;              // the probability that each of these tiles is in it: 0 to 1
};

// `possible` are the tiles that the opponent may hold, `held` the number they do hold.
[[nodiscard]] Hidden hidden_among(Tiles possible, std::size_t held);

// The tiles that are neither in the own hand nor on the table.
[[nodiscard]] Tiles unseen_by(const View& view);
[[nodiscard]] Tiles unseen_by(const Game& game, Seat seat);

// The ends after a play in the history.
[[nodiscard]] Ends ends_after(const Ends& ends, const Noted& seen);

// Requires that the view's seat has to decide.
[[nodiscard]] Hidden hidden_from(const View& view);

// The numbers that no tile in the hand of this seat has, as its draws and passes show.
[[nodiscard]] Suits numbers_lacking(const History& history, Seat seat);

}  // namespace parlor::dominoes
