// Values: what each play is worth to the seat that makes it, as level 2 judges it.
//
// Source:  D-7.1, D-7.2; docs/playing.md, "Dominoes" (H).
// Choices: he plays all of them out in the same possible worlds, without giving any up, so that
//          each has a value. With the boneyard empty the values are exact, except in the longest
//          endings.
#pragma once

#include <string>
#include <vector>

#include "base/draw.hpp"
#include "dominoes/view.hpp"

namespace parlor::dominoes {

struct Valued {
    Play play;
    Points now;             // that its count scores
    double difference = 0;  // expected to the end of the hand: own points less the opponent's
    double chance = 0;      // of winning the game: 0 to 1
};

// Every play: the one that level 2 makes with these draws, and then the others, the best first.
// Where it asks for a new deal instead (D-6.1), all are in that order. Requires a view whose seat
// has plays.
[[nodiscard]] std::vector<Valued> values_of(const View& view, Draw draw);

// `play 34 2 points=10 difference=+12.3 win=61.2`, in per cent.
[[nodiscard]] std::string to_line(const Valued& valued);

}  // namespace parlor::dominoes
