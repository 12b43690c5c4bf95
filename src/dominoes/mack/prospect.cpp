#include "dominoes/mack/prospect.hpp"

#include <algorithm>
#include <functional>

#include "dominoes/mack/following.hpp"
#include "dominoes/mack/reply.hpp"
#include "dominoes/mack/ways.hpp"

namespace parlor::dominoes {
namespace {

// Found by playing series against level 0; none of these numbers is critical.
constexpr double next_play = 0.5;  // of the points that the best next play would make
constexpr double spot_kept = 0.1;  // lost for each spot that stays in the hand
constexpr double stuck = 6;        // lost for having no next play
constexpr double other_stuck = 8;  // won for leaving the opponent without a play

// The value of the next play, with these ends.
double next_of(const Ends& ends, Tiles hand) {
    const auto most = most_points(hand, ends, Counting{ends});
    return most ? next_play * most->count : -stuck;
}

// `cost_if_stuck` is the cost when the opponent has no reply.
template <class CostOf>
double cost_of_reply(const Hidden& hidden, const Ends& ends, CostOf cost_of, double cost_if_stuck) {
    Per<Tile, std::optional<double>, tile_count> dearest;
    each_way(ends, hidden.other_may_hold, [&](Laid laid, End end) {
        auto& cost = dearest[tile_of(laid)];
        cost = std::max(cost, std::optional{cost_of(laid, end)});
    });
    ShortList<double, tile_count> costs;
    for (const Tile tile : hidden.other_may_hold)
        if (dearest[tile]) costs.push_back(*dearest[tile]);
    std::ranges::sort(costs, std::greater{});
    ExpectedReply reply{hidden.odds};
    for (const double cost : costs) reply.may_cost(cost);
    return reply.cost(cost_if_stuck);
}

}  // namespace

double worth(Tile tile, const Ends& then, Tiles hand, const Hidden& hidden) {
    const Tiles left = hand - Tiles{tile};
    const Counting counting{then};
    const int points = scored_by(counting.now()).count;
    if (left.empty()) return points + hidden.odds * spots_of(hidden.other_may_hold).count;
    // If the reply is the opponent's last tile, the opponent wins the spots of this hand; otherwise
    // this hand plays again.
    const bool is_last = hidden.other_count == 1;
    const auto cost = [&](Laid laid, End end) {
        const int theirs = scored_by(counting.after(laid, end)).count;
        return theirs + (is_last ? rounded(spots_of(left)).count
                                 : -next_of(ends_after(then, laid, end), left));
    };
    return points - spot_kept * spots_of(left).count -
           cost_of_reply(hidden, then, cost, -other_stuck - next_of(then, left));
}

}  // namespace parlor::dominoes
