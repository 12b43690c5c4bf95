#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {
namespace {

Tiles tiles_on(const Layout& layout) {
    Tiles tiles;
    if (layout.middle) tiles.insert(tile_of(*layout.middle));
    for (const End end : all_ends)
        for (const Laid laid : layout.arms[end]) tiles.insert(tile_of(laid));
    return tiles;
}

}  // namespace

Ends ends_after(const Ends& ends, const Noted& seen) {
    return seen.end ? ends_after(ends, seen.laid, *seen.end) : ends_of_down(seen.laid);
}

// After a draw only the numbers exposed last are certainly lacking, because the drawn tile was not
// there before. A drawn tile that fitted was played at once.
Suits numbers_lacking(const History& history, Seat seat) {
    Suits lacking;
    Ends ends;
    bool has_drawn = false;  // since the seat last played
    for (const Noted& seen : history) {
        if (seen.what == Doing::Played) ends = ends_after(ends, seen);
        if (seen.seat != seat) continue;
        if (seen.what != Doing::Played) {
            const Suits exposed = exposed_numbers(ends);
            lacking = has_drawn ? exposed : lacking | exposed;
        }
        has_drawn = seen.what == Doing::Drew;
    }
    return lacking;
}

Tiles unseen_by(const View& view) { return all_tiles() - view.hand - tiles_on(view.layout); }

Tiles unseen_by(const Game& game, Seat seat) {
    Tiles unseen = game.players[other(seat)].hand;
    for (const Tile tile : game.boneyard) unseen.insert(tile);
    return unseen;
}

Hidden hidden_among(Tiles possible, std::size_t held) {
    return {possible, held, static_cast<double>(held) / possible.count()};
}

Hidden hidden_from(const View& view) {
    const Suits lacking = numbers_lacking(view.history, other(view.seat));
    return hidden_among(unseen_by(view) - tiles_with_any(lacking), view.other_count);
}

}  // namespace parlor::dominoes
