#include "dominoes/mack/prospect.hpp"

#include <algorithm>
#include <functional>

namespace parlor::dominoes {
namespace {

// Found by playing series against level 0; none of them is sharp.
constexpr double next_play = 0.5;  // of the points that the best next play would make
constexpr double spot_kept = 0.1;  // lost by each spot that stays in the hand
constexpr double stuck = 6;        // lost by having no next play
constexpr double other_stuck = 8;  // won by leaving the other without a play

double points_at(const Ends& ends) { return scored_by(count_of(ends)).count; }

// The best that `value` finds of all the ways to play this tile; nothing when there is none.
template <class Value>
std::optional<double> best_way(const Ends& ends, Tile tile, Value value) {
    std::optional<double> best;
    const Laid halves = halves_of(tile);
    for (const Laid laid : {halves, halves.flipped()})
        for (const End end : ends_with(ends, laid.inner))
            best = std::max(best, std::optional{value(ends_after(ends, laid, end))});
    return best;
}

// What the hand can look forward to, should these be the ends at its next play.
double next_of(const Ends& ends, Tiles hand) {
    std::optional<double> best;
    const Tiles fitting = hand & tiles_with_any(exposed_numbers(ends));
    for (const Tile tile : fitting) best = std::max(best, best_way(ends, tile, points_at));
    return best ? next_play * *best : -stuck;
}

// What the other's reply costs, each by its odds: they make the dearest one they hold. Without any
// they are stuck, at the last of these costs.
template <class CostOf>
double cost_of_reply(const Hidden& hidden, const Ends& ends, CostOf cost_of, double cost_if_stuck) {
    ShortList<double, tile_count> costs;
    const Tiles fitting = hidden.other_may_hold & tiles_with_any(exposed_numbers(ends));
    for (const Tile tile : fitting) costs.push_back(*best_way(ends, tile, cost_of));
    std::ranges::sort(costs, std::greater{});
    double sum = 0, none_so_far = 1;
    for (const double cost : costs) {
        sum += none_so_far * hidden.odds * cost;
        none_so_far *= 1 - hidden.odds;
    }
    return sum + none_so_far * cost_if_stuck;
}

}  // namespace

double worth(const Layout& layout, Tiles hand, const Hidden& hidden, const Play& play) {
    const Ends ends = ends_then(layout, play);
    const Tiles left = hand - Tiles{tile_of(play.laid)};
    const double points = points_at(ends);
    if (left.empty()) return points + hidden.odds * spots_of(hidden.other_may_hold).count;
    // The other's last tile wins the spots of this hand; after any other this hand plays on.
    const bool is_last = hidden.other_count == 1;
    const auto cost = [&](const Ends& then) {
        return points_at(then) + (is_last ? rounded(spots_of(left)).count : -next_of(then, left));
    };
    return points - spot_kept * spots_of(left).count -
           cost_of_reply(hidden, ends, cost, -other_stuck - next_of(ends, left));
}

}  // namespace parlor::dominoes
