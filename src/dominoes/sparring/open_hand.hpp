// The open hand: a hand of which every tile is known, for searching it.
//
// It holds only what the rest of a hand depends on, so copying and playing it is many times faster
// than with a Game. Its rules are those of play.hpp; a test plays both side by side.
//
// Source:   D-2 to D-5.
// Not here: the down, which is laid before; the next hand.
#pragma once

#include <span>

#include "dominoes/game.hpp"

namespace parlor::dominoes {

enum class Ended : std::uint8_t {
    NotYet,
    ByCount,   // the game is won in mid-hand (D-1.2)
    ByDomino,  // D-5.1
    ByBlock    // D-5.2
};

struct OpenHand {
    Ends ends;
    Per<Seat, Tiles, both_seats.size() + 1> hands;
    Per<Seat, Points, both_seats.size() + 1> scores;
    std::span<const Tile> boneyard;  // in drawing order; the list must outlive the hand
    Points target;
    Seat mover{};  // the seat to move; after the end of the hand, the seat that moved last
    Ended ended = Ended::NotYet;
};

// Requires that the hand has not ended, and a tile of the mover that fits there. Without an end the
// tile is the down.
void play_tile(OpenHand& hand, Laid laid, std::optional<End> end);

// The mover's tiles that fit.
[[nodiscard]] inline Tiles playable(const OpenHand& hand) {
    return hand.hands[hand.mover] & tiles_with_any(exposed_numbers(hand.ends));
}

// Draws and passes until the mover has a play. Requires that the down is laid, and that the hand
// has not ended; it may have ended afterwards.
void draw_what_is_needed(OpenHand& hand);

// The points that this seat is ahead; below 0 when it is behind.
[[nodiscard]] inline Points lead_of(const OpenHand& hand, Seat seat) {
    return hand.scores[seat] - hand.scores[other(seat)];
}

}  // namespace parlor::dominoes
