#include "dominoes/sparring/open_hand.hpp"

namespace parlor::dominoes {
namespace {

// D-5.1.
void end_by_domino(OpenHand& hand) {
    hand.scores[hand.mover] += rounded(spots_of(hand.hands[other(hand.mover)]));
    hand.ended = Ended::ByDomino;
}

// D-5.2.
void end_by_block(OpenHand& hand) {
    const Spots first = spots_of(hand.hands[first_seat]);
    const Spots second = spots_of(hand.hands[second_seat]);
    hand.ended = Ended::ByBlock;
    if (first == second) return;
    hand.scores[first < second ? first_seat : second_seat] += rounded(std::max(first, second));
}

bool is_blocked(const OpenHand& hand) {
    if (not hand.boneyard.empty()) return false;
    const Tiles fitting = tiles_with_any(exposed_numbers(hand.ends));
    return (fitting & (hand.hands[first_seat] | hand.hands[second_seat])).empty();
}

}  // namespace

void play_tile(OpenHand& hand, Laid laid, std::optional<End> end) {
    Tiles& tiles = hand.hands[hand.mover];
    tiles.erase(tile_of(laid));
    hand.ends = end ? ends_after(hand.ends, laid, *end) : ends_of_down(laid);
    hand.scores[hand.mover] += scored_by(count_of(hand.ends));
    if (tiles.empty())
        end_by_domino(hand);
    else if (hand.scores[hand.mover] >= hand.target)
        hand.ended = Ended::ByCount;
    else if (is_blocked(hand))
        end_by_block(hand);
    else
        hand.mover = other(hand.mover);
}

void draw_what_is_needed(OpenHand& hand) {
    while (playable(hand).empty()) {
        if (hand.boneyard.empty()) {
            hand.mover = other(hand.mover);
            return;
        }
        hand.hands[hand.mover].insert(hand.boneyard.front());
        hand.boneyard = hand.boneyard.subspan(1);
        if (is_blocked(hand)) return end_by_block(hand);
    }
}

}  // namespace parlor::dominoes
