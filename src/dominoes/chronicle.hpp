// Chronicle: the course of a domino game: both scores as they changed, hand by hand, and what the
// points came from.
//
// Source:  D-8.6.
// Choices: a hand that is over is a point even when its end changed no score, so that blocked hands
//          without points can be seen.
#pragma once

#include <span>
#include <vector>

#include "dominoes/earned.hpp"

namespace parlor::dominoes {

struct Chronicle {
    // At the beginning, and then whenever a score changed or a hand was over.
    Per<Seat, std::vector<Points>, both_seats.size() + 1> scores;
    std::vector<int> hand_ends;  // the points at which a hand was over
    EarnedByBoth earned;

    // Adds a move: the game after it, and its events.
    void add(const Game& game, std::span<const Event> told);

    [[nodiscard]] int points() const { return static_cast<int>(scores[first_seat].size()); }
};

}  // namespace parlor::dominoes
