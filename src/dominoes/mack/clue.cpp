#include "dominoes/mack/clue.hpp"

#include <cmath>

#include "dominoes/mack/prospect.hpp"
#include "dominoes/mack/ways.hpp"

namespace parlor::dominoes {
namespace {

// How much more a play must be worth, in points, to be made nearly three times as often.
constexpr double strictness = 1.5;
// How often they play as if it were all the same to them.
constexpr double whim = 0.3;

// Calls visit with every play there is with this hand: the tile, and the ends that it leaves.
template <class Visit>
void each_play(const Ends& ends, Tiles hand, Visit visit) {
    if (open_ends(ends).empty())
        for (const Tile tile : hand) visit(tile, ends_of_down(halves_of(tile)));
    else
        each_way(ends, hand, [&](Laid laid, End end) {
            visit(tile_of(laid), ends_after(ends, laid, end));
        });
}

}  // namespace

double Clue::likelihood(Tiles hand) const {
    const Hidden hidden = hidden_among(might_meet - hand, own_count);
    const double made = worth(played, then, hand, hidden);
    double all = 0;  // with what was made as 1
    int ways = 0;
    each_play(before, hand, [&](Tile tile, const Ends& left) {
        all += std::exp((worth(tile, left, hand, hidden) - made) / strictness);
        ++ways;
    });
    return (1 - whim) / all + whim / ways;
}

}  // namespace parlor::dominoes
