// A judgement: the cost of a play to its seat, compared with what level 2 would have played with
// the same knowledge.
//
// Source:  docs/playing.md, "Review".
// Units:   chances of winning the game, 0 to 1; points, as fractions of them.
// Choices: the best play is level 2's, with the draws that he would have had at the table, so that
//          his own plays cost nothing. A play that is worth a little more by chance costs nothing
//          either.
#pragma once

#include <algorithm>

#include "dominoes/mack/values.hpp"

namespace parlor::dominoes {

struct Judgement {
    Play best;
    double chance_of_best = 0, chance_of_played = 0;
    double points = 0;  // expected over the hand, that the best play has more; may be below 0

    [[nodiscard]] double cost() const { return std::max(0.0, chance_of_best - chance_of_played); }
};

// Requires a legal play of the view's seat. The same draws give the same judgement.
[[nodiscard]] Judgement judge(const View& view, const Play& played, Draw draw);

}  // namespace parlor::dominoes
