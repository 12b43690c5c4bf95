// A sparring partner for Mack in series: it deals the hidden tiles in many ways that fit the draws
// and passes, searches each of these hands to a depth as if all tiles were open, and makes the play
// that is best on average.
//
// Source:  M. Ginsberg, "GIB: Imperfect Information in a Computationally Challenging Game", 2001.
// Choices: it plays for points, not for the game, and learns nothing from the opponent's plays.
#pragma once

#include "base/draw.hpp"
#include "dominoes/view.hpp"

namespace parlor::dominoes {

struct Sparring {
    int worlds = 200;
    int depth = 9;  // plays
    friend bool operator==(Sparring, Sparring) = default;
};

// Requires that the view's seat has to decide.
[[nodiscard]] Action choose(const View& view, Sparring sparring, Draw draw);

}  // namespace parlor::dominoes
