// What a seat can work out about the tiles that it cannot see.
//
// Source:  D-7.2.
// Choices: an opponent who drew or passed had none of the numbers exposed then. Of those kept in
//          mind are the numbers that no tile of theirs can have now; what is known of a part of
//          their hand only is forgotten.
#pragma once

#include "dominoes/view.hpp"

namespace parlor::dominoes {

struct Hidden {
    Tiles other_may_hold;  // what is neither in the own hand nor on the table, and can be there
    std::size_t other_count = 0;  // tiles in the other hand
    double odds = 0;              // that any one of these is in it: 0 to 1
};

// All these are hidden, and the other holds so many of them.
[[nodiscard]] Hidden hidden_among(Tiles possible, std::size_t held);

// What is neither in the own hand nor on the table.
[[nodiscard]] Tiles unseen_by(const View& view);
[[nodiscard]] Tiles unseen_by(const Game& game, Seat seat);

// The ends after a play that was seen.
[[nodiscard]] Ends ends_after(const Ends& ends, const Seen& seen);

// Requires that the view's seat has to decide.
[[nodiscard]] Hidden hidden_from(const View& view);

// The numbers that no tile in the hand of this seat has, by what it did.
[[nodiscard]] Numbers numbers_lacking(const History& history, Seat seat);

}  // namespace parlor::dominoes
