// Chronicle: the course of a domino game: both scores as they changed, hand by hand, and the
// sources of the points.
//
// Source:  D-8.6.
// Choices: the end of a hand is a point even when no score changed, so that blocked hands without
//          points can be seen.
#pragma once

#include <span>
#include <vector>

#include "dominoes/review/earned.hpp"

namespace parlor::dominoes {

struct Chronicle {
    // Entries for the beginning, and for every changed score and every end of a hand.
    Per<Seat, std::vector<Points>, both_seats.size() + 1> scores;
    std::vector<int> hand_ends;  // the points at which a hand ended
    EarnedByBoth earned;

    // Adds a move: the game after it, and its events.
    void add(const Game& game, std::span<const Event> told);

    [[nodiscard]] int points() const { return static_cast<int>(scores[first_seat].size()); }
};

}  // namespace parlor::dominoes
