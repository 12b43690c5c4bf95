#include "dominoes/mack/glance.hpp"

#include <algorithm>
#include <array>

#include "dominoes/mack/following.hpp"
#include "dominoes/mack/reply.hpp"

namespace parlor::dominoes {
namespace {

// Found by playing series against level 1; none of these numbers is critical.
constexpr double double_played = 2;
constexpr double answer = 0.5;      // lost for each tile that the opponent may answer with
constexpr double next_play = 0.18;  // of the points that the best next play would make
constexpr double spot_kept = 0.1;   // lost for each spot that stays in the hand
constexpr double stuck = 3;         // lost for having no next play
constexpr double other_stuck = 8;   // won for leaving the opponent without a play

// The tiles with which the opponent may answer.
class Answers {
public:
    Answers(const Ends& ends, const Counting& counting, Tiles other_may_hold)
        : fitting_{other_may_hold & tiles_with_any(exposed_numbers(ends))} {
        each_scoring(ends, counting, fitting_, [&](Tile tile, Points points) {
            scoring_[static_cast<std::size_t>(points.count / 5)].insert(tile);
        });
    }

    [[nodiscard]] int count() const { return fitting_.count(); }

    [[nodiscard]] double cost(double odds) const {
        ExpectedReply reply{odds};
        Tiles left = fitting_;
        for (std::size_t fives = scoring_.size(); fives-- > 0;) {
            for ([[maybe_unused]] const Tile tile : scoring_[fives] & left)
                reply.may_cost(5 * static_cast<double>(fives));
            left -= scoring_[fives];
        }
        for ([[maybe_unused]] const Tile tile : left) reply.may_cost(0);
        return reply.cost(-other_stuck);
    }

private:
    Tiles fitting_;
    // By points divided by five. Four doubles at the ends count 36 at most.
    std::array<Tiles, 8> scoring_{};
};

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
           answer * answers.count() - answers.cost(hidden.odds);
}

}  // namespace parlor::dominoes
