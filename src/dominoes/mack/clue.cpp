#include "dominoes/mack/clue.hpp"

#include <cmath>

#include "dominoes/mack/greed.hpp"
#include "dominoes/mack/prospect.hpp"
#include "dominoes/mack/ways.hpp"

namespace parlor::dominoes {
namespace {

struct Habit {
    double strictness = 0;  // by how much a play must be better to be made e times as often
    double whim = 0;        // how often the player picks any play, without a preference
};
constexpr Habit greedily{.strictness = 0.02, .whim = 0.05};
constexpr Habit strictly{.strictness = 0.5, .whim = 0.05};
constexpr Habit loosely{.strictness = 1.5, .whim = 0.3};

// The probability of the play that was made, compared with all possible plays, itself included.
class Liking {
public:
    explicit Liking(const Habit& habit) : habit_{habit} {}

    void compare(double better) {
        all_ += std::exp(better / habit_.strictness);
        ++ways_;
    }

    [[nodiscard]] double of_what_was_made() const {
        return (1 - habit_.whim) / all_ + habit_.whim / ways_;
    }

private:
    Habit habit_;
    double all_ = 0;  // relative to the play that was made, which adds 1
    int ways_ = 0;
};

// Calls visit with every play that this hand has: the tile, and the ends that it leaves.
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

ByManner Clue::likelihood(Tiles hand) const {
    const Hidden hidden = hidden_among(might_meet - hand, own_count);
    const int greed_then = greed_for(played, then, hand);
    const double worth_then = worth(played, then, hand, hidden);
    Liking greedy{greedily}, weighing{strictly}, wayward{loosely};
    each_play(before, hand, [&](Tile tile, const Ends& left) {
        const double worth_more = worth(tile, left, hand, hidden) - worth_then;
        greedy.compare(greed_for(tile, left, hand) - greed_then);
        weighing.compare(worth_more);
        wayward.compare(worth_more);
    });
    ByManner likelihood;
    likelihood[Manner::Greedy] = greedy.of_what_was_made();
    likelihood[Manner::Weighing] = weighing.of_what_was_made();
    likelihood[Manner::Wayward] = wayward.of_what_was_made();
    return likelihood;
}

}  // namespace parlor::dominoes
