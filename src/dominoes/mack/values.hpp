// Values: the worth of each play to its seat, as level 2 judges it.
//
// Source:  D-7.1, D-7.2; docs/playing.md, "Dominoes" (H).
// Choices: he plays all of them out in the same possible worlds, without dropping any, so that each
//          has a value. With the boneyard empty the values are exact, except in the longest
//          endings.
#pragma once

#include <string>
#include <vector>

#include "base/draw.hpp"
#include "dominoes/view.hpp"

namespace parlor::dominoes {

struct Valued {
    Play play;
    Points now;             // scored by its count
    double difference = 0;  // expected to the end of the hand: own points less the opponent's
    double chance = 0;      // of winning the game: 0 to 1
};

// Every play: first the play that level 2 makes with these draws, then the rest, best first. If
// level 2 asks for a redeal instead (D-6.1), all plays are in order of value. Requires a view whose
// seat has plays.
[[nodiscard]] std::vector<Valued> values_of(const View& view, Draw draw);

// `play 34 2 points=10 difference=+12.3 win=61.2`, in per cent.
[[nodiscard]] std::string to_line(const Valued& valued);

}  // namespace parlor::dominoes
