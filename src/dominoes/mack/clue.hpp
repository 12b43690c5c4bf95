// A clue: a play of the opponent, and how likely the opponent was to make it with a given hand.
//
// Source:  D-7.2.
// Choices: the opponent is assumed to see what level 1 sees.
#pragma once

#include "dominoes/ends.hpp"
#include "dominoes/mack/manner.hpp"

namespace parlor::dominoes {

struct Clue {
    int when = 0;  // index in the history of the hand
    Laid played{};
    Ends before, then;
    // The hidden tiles as the opponent saw them, apart from their own hand: `own_count` of the
    // tiles that they might meet are in the hand of the view's seat.
    std::size_t own_count = 0;
    Tiles might_meet;

    // Requires a hand that holds the tile played.
    [[nodiscard]] ByManner likelihood(Tiles hand) const;
};

}  // namespace parlor::dominoes
