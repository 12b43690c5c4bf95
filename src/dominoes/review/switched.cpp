#include "dominoes/review/switched.hpp"

#include <algorithm>

#include "dominoes/deal.hpp"

namespace parlor::dominoes {

TileList switched(const TileList& order, int hand) {
    TileList tiles = completed(order);
    std::swap_ranges(tiles.begin(), tiles.begin() + hand, tiles.begin() + hand);
    return tiles;
}

Action switched(const Action& answer, int hand) {
    if (const auto* const drawn = std::get_if<DrawnForDown>(&answer))
        return DrawnForDown{drawn->second, drawn->first};
    if (const auto* const given = std::get_if<GivenDown>(&answer))
        return GivenDown{other(given->seat)};
    return Dealt{switched(std::get<Dealt>(answer).order, hand)};
}

}  // namespace parlor::dominoes
