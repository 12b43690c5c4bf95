#include "dominoes/prospect.hpp"

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

// What the other's replies cost, each by its odds: they make the best one they hold.
class Replies {
public:
    Replies(const View& view, const Hidden& hidden, const Ends& ends, Tiles left)
        : ends_{ends}, left_{left}, odds_{hidden.odds}, is_last_{view.other_count == 1} {
        const Tiles fitting = hidden.other_may_hold & tiles_with_any(exposed_numbers(ends));
        for (const Tile tile : fitting) costs_.push_back(cost_of(tile));
        std::ranges::sort(costs_, std::greater{});
    }

    [[nodiscard]] double expected() const {
        double sum = 0, none_so_far = 1;
        for (const double cost : costs_) {
            sum += none_so_far * odds_ * cost;
            none_so_far *= 1 - odds_;
        }
        return sum - none_so_far * (other_stuck + next_of(ends_, left_));
    }

private:
    // The other's last tile wins the spots of this hand; after any other this hand plays on.
    [[nodiscard]] double cost_of(Tile tile) const {
        return *best_way(ends_, tile, [&](const Ends& then) {
            const double after = is_last_ ? rounded(spots_of(left_)).count : -next_of(then, left_);
            return points_at(then) + after;
        });
    }

    Ends ends_;
    Tiles left_;
    double odds_;
    bool is_last_;
    ShortList<double, tile_count> costs_;
};

}  // namespace

double worth(const View& view, const Hidden& hidden, const Play& play) {
    const Ends ends = ends_then(view.layout, play);
    const Tiles left = view.hand - Tiles{tile_of(play.laid)};
    const double points = points_at(ends);
    if (left.empty()) return points + hidden.odds * spots_of(hidden.other_may_hold).count;
    const double kept = spot_kept * spots_of(left).count;
    return points - kept - Replies{view, hidden, ends, left}.expected();
}

}  // namespace parlor::dominoes
