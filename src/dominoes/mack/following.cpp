#include "dominoes/mack/following.hpp"

namespace parlor::dominoes {
namespace {

// [the matched number][the rest's count beyond a multiple of five]
using Scoring = std::array<std::array<Tiles, 5>, highest_number + 1>;

constexpr Scoring worked_out() {
    Scoring scoring;
    for (int inner = 0; inner <= highest_number; ++inner)
        for (int outer = 0; outer <= highest_number; ++outer) {
            const int counted = inner == outer ? 2 * outer : outer;
            scoring[static_cast<std::size_t>(inner)][static_cast<std::size_t>(15 - counted) % 5]
                .insert(tile_of({Suit(inner), Suit(outer)}));
        }
    return scoring;
}

constexpr Scoring scoring = worked_out();

}  // namespace

Tiles scoring_with(Suit inner, Spots rest) {
    return scoring[static_cast<std::size_t>(inner)][static_cast<std::size_t>(rest.count % 5)];
}

std::optional<Points> most_points(Tiles hand, const Ends& ends, const Counting& counting) {
    if ((hand & tiles_with_any(exposed_numbers(ends))).empty()) return std::nullopt;
    Points most;
    each_scoring(ends, counting, hand, [&](Tile, Points points) { most = std::max(most, points); });
    return most;
}

}  // namespace parlor::dominoes
