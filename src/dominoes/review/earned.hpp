// Earned: the sources of each player's points in a game: counts, dominoes, blocks.
//
// Source:  D-4.1, D-5, D-6.1; for the book of results, U-7.7.
// Choices: it adds up events, so it ignores scores that were set.
#pragma once

#include "dominoes/game.hpp"

namespace parlor::dominoes {

struct Earned {
    Points counts;    // of plays (D-4.1)
    Points dominoes;  // the spots in the opponent's hand (D-5.1)
    Points blocks;    // the same after blocked hands (D-5.2)
    friend bool operator==(const Earned&, const Earned&) = default;
};

class EarnedByBoth {
public:
    // Requires every event of a game, in order.
    void hear(const Event& event);

    [[nodiscard]] const Earned& operator[](Seat seat) const { return earned_[seat]; }

private:
    Per<Seat, Earned, both_seats.size() + 1> earned_;
    Per<Seat, Points, both_seats.size() + 1> counts_in_deal_;  // a void deal takes them back
};

}  // namespace parlor::dominoes
