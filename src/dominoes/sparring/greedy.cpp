#include "dominoes/sparring/greedy.hpp"

#include "dominoes/mack/ways.hpp"

namespace parlor::dominoes {
namespace {

struct Greedy {
    Laid laid;
    End end{};
    int value = -1;
};

Greedy greediest(const OpenHand& hand, Tiles tiles) {
    const Counting counting{hand.ends};
    Greedy best;
    each_way(hand.ends, tiles, [&](Laid laid, End end) {
        const int points = scored_by(counting.after(laid, end)).count;
        const int value = 100 * points + spots_of(tile_of(laid)).count;
        if (value > best.value) best = {laid, end, value};
    });
    return best;
}

}  // namespace

void play_out_greedily(OpenHand& hand) {
    while (hand.ended == Ended::NotYet) {
        const Greedy best = greediest(hand, hand.hands[hand.mover]);
        if (best.value >= 0)
            play_tile(hand, best.laid, best.end);
        else
            draw_what_is_needed(hand);
    }
}

}  // namespace parlor::dominoes
