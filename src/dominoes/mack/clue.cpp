#include "dominoes/mack/clue.hpp"

#include <cmath>

#include "dominoes/mack/appeal.hpp"
#include "dominoes/mack/greed.hpp"
#include "dominoes/mack/prospect.hpp"
#include "dominoes/mack/ways.hpp"

namespace parlor::dominoes {
namespace {

struct Habit {
    double strictness = 0;  // the lead in worth that makes a play e times as likely
    double whim = 0;        // how often the player picks any play, without a preference
};
constexpr Habit greedily{.strictness = 0.02, .whim = 0.05};
constexpr Habit strictly{.strictness = 0.5, .whim = 0.05};
constexpr Habit loosely{.strictness = 1.5, .whim = 0.3};
constexpr Habit by_appeal{.strictness = 1, .whim = 0.05};

// The probability of the actual play among all possible plays.
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
    double all_ = 0;  // relative to the actual play, which adds 1
    int ways_ = 0;
};

// Calls visit with every possible play of this hand: the tile, and the ends that it leaves.
template <class Visit>
void each_play(const Ends& ends, Tiles hand, Visit visit) {
    if (open_ends(ends).empty())
        for (const Tile tile : hand) visit(halves_of(tile), ends_of_down(halves_of(tile)));
    else
        each_way(ends, hand, [&](Laid laid, End end) { visit(laid, ends_after(ends, laid, end)); });
}

}  // namespace

ByManner Clue::likelihood(Tiles hand) const {
    const Hidden hidden = hidden_among(might_meet - hand, own_count);
    const Tile tile_played = tile_of(played);
    const int greed_then = greed_for(tile_played, then, hand);
    const double worth_then = worth(tile_played, then, hand, hidden);
    const double appeal_then = appeal_of(played, then, hand, hidden);
    Liking greedy{greedily}, weighing{strictly}, wayward{loosely}, searching{by_appeal};
    each_play(before, hand, [&](Laid laid, const Ends& left) {
        const Tile tile = tile_of(laid);
        const double worth_more = worth(tile, left, hand, hidden) - worth_then;
        greedy.compare(greed_for(tile, left, hand) - greed_then);
        weighing.compare(worth_more);
        wayward.compare(worth_more);
        searching.compare(appeal_of(laid, left, hand, hidden) - appeal_then);
    });
    ByManner likelihood;
    likelihood[Manner::Greedy] = greedy.of_what_was_made();
    likelihood[Manner::Weighing] = weighing.of_what_was_made();
    likelihood[Manner::Wayward] = wayward.of_what_was_made();
    likelihood[Manner::Searching] = searching.of_what_was_made();
    return likelihood;
}

}  // namespace parlor::dominoes
