#include "dominoes/mack/following.hpp"

#include <algorithm>

namespace parlor::dominoes {

Following::Following(Tiles hand) {
    for (const Tile tile : hand) {
        const auto [low, high] = halves_of(tile);
        beside_[low].insert(high);
        beside_[high].insert(low);
    }
}

std::optional<Points> Following::most_points(const Ends& ends) const {
    const Counting counting{ends};
    std::optional<Points> most;
    for (const End end : open_ends(ends)) {
        const Number number = ends.at[end].number;
        if (beside_[number].empty()) continue;
        most = std::max(most, std::optional{most_points(counting.without(end), number)});
    }
    return most;
}

// Where the rest counts this much. Walked in steps of five: nothing between them scores.
Points Following::most_points(Spots rest, Number inner) const {
    const Numbers outers = beside_[inner];
    Points most;
    if (outers.contains(inner)) most = scored_by(rest + Spots{2 * value_of(inner)});
    for (int outer = (5 - rest.count % 5) % 5; outer <= highest_number; outer += 5)
        if (Number(outer) != inner and outers.contains(Number(outer)))
            most = std::max(most, scored_by(rest + Spots{outer}));
    return most;
}

}  // namespace parlor::dominoes
