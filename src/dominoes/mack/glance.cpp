#include "dominoes/mack/glance.hpp"

#include <algorithm>
#include <array>

#include "dominoes/mack/following.hpp"
#include "dominoes/mack/reply.hpp"
#include "dominoes/mack/ways.hpp"

namespace parlor::dominoes {
namespace {

// Found by playing series against level 1; none of them is sharp.
constexpr double double_played = 2;
constexpr double answer = 0.5;      // lost by each tile that the other may answer with
constexpr double next_play = 0.18;  // of the points that the best next play would make
constexpr double spot_kept = 0.1;   // lost by each spot that stays in the hand
constexpr double stuck = 3;         // lost by having no next play
constexpr double other_stuck = 8;   // won by leaving the other without a play

// How many tiles the other may answer with, by the most that each would score in fives.
class Answers {
public:
    Answers(const Ends& ends, Tiles other_may_hold) {
        const Counting counting{ends};
        Per<Tile, std::size_t, tile_count> fives{};
        Tiles fitting;
        each_way(ends, other_may_hold, [&](Laid laid, End end) {
            const int scored = scored_by(counting.after(laid, end)).count;
            std::size_t& most = fives[tile_of(laid)];
            most = std::max(most, static_cast<std::size_t>(scored / 5));
            fitting.insert(tile_of(laid));
        });
        for (const Tile tile : fitting) ++by_fives_[fives[tile]];
        count_ = fitting.count();
    }

    [[nodiscard]] int count() const { return count_; }

    [[nodiscard]] double cost(double odds) const {
        ExpectedReply reply{odds};
        for (std::size_t fives = by_fives_.size(); fives-- > 0;)
            for (int i = 0; i < by_fives_[fives]; ++i)
                reply.may_cost(5 * static_cast<double>(fives));
        return reply.cost(-other_stuck);
    }

private:
    // Four doubles at the ends count 36 at most.
    std::array<int, 8> by_fives_{};
    int count_ = 0;
};

}  // namespace

double look_of(Tile tile, const Ends& then, Tiles hand, const Hidden& hidden) {
    const double points = scored_by(count_of(then)).count;
    const Tiles left = hand - Tiles{tile};
    if (left.empty()) return points + hidden.odds * spots_of(hidden.other_may_hold).count;
    const auto next = Following{left}.most_points(then);
    const Answers answers{then, hidden.other_may_hold};
    return points + (halves_of(tile).is_double() ? double_played : 0) -
           spot_kept * spots_of(left).count + (next ? next_play * next->count : -stuck) -
           answer * answers.count() - answers.cost(hidden.odds);
}

}  // namespace parlor::dominoes
