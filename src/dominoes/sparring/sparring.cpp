#include "dominoes/sparring/sparring.hpp"

#include <algorithm>
#include <functional>
#include <vector>

#include "dominoes/mack/ways.hpp"
#include "dominoes/mack/worlds.hpp"
#include "dominoes/sparring/greedy.hpp"
#include "dominoes/sparring/known_gains.hpp"

namespace parlor::dominoes {
namespace {

// Enough to make one world independent of the next.
constexpr int wanderings = 10;
// A player who has drawn many tiles may have so many plays that no search to the depth ends in good
// time: after this many positions in a world the rest is played out greedily at once.
constexpr int most_positions = 20'000;
// Played for points, so there is no target.
constexpr Points no_target{highest_target + 1};

struct Way {
    Laid laid;
    End end{};
    Points points;
};
using Ways = ShortList<Way, tile_count>;

Ways dearest_first(const OpenHand& hand) {
    Ways ways;
    const Counting counting{hand.ends};
    each_way(hand.ends, hand.hands[hand.mover], [&](Laid laid, End end) {
        ways.push_back({laid, end, scored_by(counting.after(laid, end))});
    });
    std::ranges::stable_sort(ways, std::greater{}, &Way::points);
    return ways;
}

// Alpha-beta in one world.
class OpenSearch {
public:
    explicit OpenSearch(int depth) : depth_{depth} {}

    // The change of the mover's lead up to the end of the hand, if it makes this play.
    int gain(OpenHand hand, const Play& play, std::optional<End> end) {
        const Seat seat = hand.mover;
        const int before = lead_of(hand, seat).count;
        play_tile(hand, play.laid, end);
        return gain_in(hand, seat, depth_ - 1, {}) + lead_of(hand, seat).count - before;
    }

private:
    int gain_in(OpenHand hand, Seat seat, int depth, Bounds bounds) {
        const int before = lead_of(hand, seat).count;
        if (depth == 0 or positions_ > most_positions) play_out_greedily(hand);
        if (hand.ended == Ended::NotYet) draw_what_is_needed(hand);
        const int now = lead_of(hand, seat).count - before;
        if (hand.ended != Ended::NotYet) return now;
        const Bounds left = bounds.after(now);
        return now + (hand.mover == seat ? best_gain(hand, depth, left)
                                         : -best_gain(hand, depth, left.of_the_other()));
    }

    // The best gain of the seat to move.
    int best_gain(const OpenHand& hand, int depth, Bounds bounds) {
        if (const auto known = known_.find(hand, depth, bounds)) return *known;
        ++positions_;
        const Seat seat = hand.mover;
        Bounds left = bounds;
        int best = Bounds{}.low;
        for (const Way& way : dearest_first(hand)) {
            OpenHand then = hand;
            play_tile(then, way.laid, way.end);
            const int now = lead_of(then, seat).count - lead_of(hand, seat).count;
            best = std::max(best, now + gain_in(then, seat, depth - 1, left.after(now)));
            left.low = std::max(left.low, best);
            if (best >= left.high) break;
        }
        known_.keep(hand, depth, bounds, best);
        return best;
    }

    KnownGains known_;
    int depth_, positions_ = 0;
};

OpenHand open_in(const World& world, const View& view) {
    OpenHand hand{.ends = view.layout.ends,
                  .boneyard = {world.boneyard.begin(), world.boneyard.size()},
                  .target = no_target,
                  .mover = view.seat};
    hand.hands[view.seat] = view.hand;
    hand.hands[other(view.seat)] = world.other_hand;
    return hand;
}

Play best_play(const View& view, Sparring sparring, Draw draw) {
    const auto& plays = view.choices.plays;
    if (plays.size() == 1) return plays.front();
    std::vector<int> sums(plays.size());
    Worlds worlds{view, draw, Likely::Equally};
    for (int i = 0; i < sparring.worlds; ++i) {
        for (int k = 0; k < wanderings; ++k) worlds.wander(draw);
        const World world = worlds.world();
        const OpenHand hand = open_in(world, view);
        OpenSearch search{sparring.depth};
        for (std::size_t k = 0; k < plays.size(); ++k)
            sums[k] += search.gain(hand, plays[k], place_of(view.layout, plays[k]));
    }
    const auto best = std::ranges::max_element(sums);
    return plays[static_cast<std::size_t>(best - sums.begin())];
}

}  // namespace

Action choose(const View& view, Sparring sparring, Draw draw) {
    if (view.choices.redeal) return AskForRedeal{};
    if (view.choices.draw) return DrawTile{};
    if (view.choices.pass) return Pass{};
    return best_play(view, sparring, draw);
}

}  // namespace parlor::dominoes
