#include "dominoes/mack/evidence.hpp"

#include <algorithm>
#include <cmath>

#include "dominoes/mack/glance.hpp"
#include "dominoes/mack/hidden.hpp"

namespace parlor::dominoes {
namespace {

// How much better a play must look, in points, to be made nearly three times as often.
constexpr double strictness = 1;
// The weight of a play that looks as bad as can be.
constexpr double whim = 1e-9;

// Every way to play this tile: calls visit with the ends that it leaves.
template <class Visit>
void each_way(const Ends& ends, Tile tile, Visit visit) {
    const Laid halves = halves_of(tile);
    if (open_ends(ends).empty()) return visit(ends_of_down(halves));
    for (const Laid laid : {halves, halves.flipped()}) {
        for (const End end : ends_with(ends, laid.inner)) visit(ends_after(ends, laid, end));
        if (laid.is_double()) return;
    }
}

}  // namespace

Evidence::Evidence(const View& view)
    : gains_(static_cast<std::size_t>(view.rules.hand), Holding::dealt) {
    const Seat them = other(view.seat);
    Ends ends;
    Tiles unplayed = all_tiles();
    int when = 0;
    for (const Seen& seen : view.history) {
        if (seen.seat == them) {
            if (seen.what == Doing::Played)
                note_play(seen, when, ends, unplayed);
            else
                blanks_.push_back({when, tiles_with_any(exposed_numbers(ends))});
            if (seen.what == Doing::Drew) gains_.push_back(when);
        }
        if (seen.what == Doing::Played) {
            ends = ends_after(ends, seen);
            unplayed.erase(tile_of(seen.laid));
        }
        ++when;
    }
}

void Evidence::note_play(const Seen& seen, int when, const Ends& before, Tiles unplayed) {
    const auto weight = [&](Tile tile, const Ends& then) {
        return std::exp(look_of(tile, then, unplayed - Tiles{tile}) / strictness) + whim;
    };
    const Tile played = tile_of(seen.laid);
    played_.push_back({.tile = played, .until = when});
    Clue clue{.when = when, .weight = weight(played, ends_after(before, seen))};
    for (const Tile tile : unplayed)
        each_way(before, tile, [&](const Ends& then) { clue.with[tile] += weight(tile, then); });
    clues_.push_back(clue);
}

// What they drew and could play, they have played at once (D-2.5, D-2.6).
bool Evidence::allows(const Holding& holding) const {
    if (holding.since >= holding.until) return false;
    return std::ranges::none_of(blanks_, [&](const Blank& blank) {
        const bool is_held = holding.since <= blank.when and blank.when < holding.until;
        const bool is_drawn_to_play =
            holding.since == blank.when and holding.until == blank.when + 1;
        return is_held and not is_drawn_to_play and blank.fitting.contains(holding.tile);
    });
}

double Evidence::likelihood(std::span<const Holding> holdings) const {
    double product = 1;
    for (const Clue& clue : clues_) {
        double all = 0;
        for (const Holding& holding : holdings)
            if (holding.since < clue.when and clue.when <= holding.until)
                all += clue.with[holding.tile];
        product *= clue.weight / all;
    }
    return product;
}

}  // namespace parlor::dominoes
