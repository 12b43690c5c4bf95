#include "dominoes/mack/greed.hpp"

namespace parlor::dominoes {

// Points first; then a double; then a heavy tile, low ends and tiles that can follow.
int greed_for(Tile tile, const Ends& then, Tiles hand) {
    const Spots count = count_of(then);
    const Tiles following = (hand - Tiles{tile}) & tiles_with_any(exposed_numbers(then));
    return 1000 * scored_by(count).count + (doubles().contains(tile) ? 100 : 0) +
           spots_of(tile).count - count.count + 4 * following.count();
}

}  // namespace parlor::dominoes
