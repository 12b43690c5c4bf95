// A clue: a play that the other made, and how likely they were to make it with one hand or another.
//
// Source:  D-7.2.
// Choices: they are taken to see what level 1 sees.
#pragma once

#include "dominoes/ends.hpp"
#include "dominoes/mack/manner.hpp"

namespace parlor::dominoes {

struct Clue {
    int when = 0;  // in the history of the hand
    Tile played{};
    Ends before, then;
    // What they had to reckon with, but for their own hand: so many tiles out of all these.
    std::size_t own_count = 0;
    Tiles might_meet;

    // Requires a hand that holds the tile that was played.
    [[nodiscard]] ByManner likelihood(Tiles hand) const;
};

}  // namespace parlor::dominoes
