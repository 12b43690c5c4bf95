#include "dominoes/mack/glance.hpp"

#include "dominoes/mack/answers.hpp"
#include "dominoes/mack/following.hpp"

namespace parlor::dominoes {
namespace {

// Found by playing series against level 1; none of these numbers is critical.
constexpr double double_played = 2;
constexpr double answer = 0.5;      // lost for each tile that the opponent may answer with
constexpr double next_play = 0.18;  // of the points that the best next play would make
constexpr double spot_kept = 0.1;   // lost for each spot that stays in the hand
constexpr double stuck = 3;         // lost for having no next play
constexpr double other_stuck = 8;   // won for leaving the opponent without a play

}  // namespace

double look_of(Tile tile, const Ends& then, Tiles hand, const Hidden& hidden) {
    const Counting counting{then};
    const double points = scored_by(counting.now()).count;
    const Tiles left = hand - Tiles{tile};
    if (left.empty()) return points + hidden.odds * spots_of(hidden.other_may_hold).count;
    const auto next = most_points(left, then, counting);
    const Answers answers{then, counting, hidden.other_may_hold};
    return points + (halves_of(tile).is_double() ? double_played : 0) -
           spot_kept * spots_of(left).count + (next ? next_play * next->count : -stuck) -
           answer * answers.count() - answers.cost(hidden.odds, -other_stuck);
}

}  // namespace parlor::dominoes
