#include "dominoes/tile.hpp"

namespace parlor::dominoes {
namespace {

struct TileSet {
    std::array<Laid, tile_count> halves{};
    Tiles all, doubles;
    std::array<Tiles, highest_number + 1> with{};              // tiles with this number on a half
    std::array<Tiles, 1U << (highest_number + 1)> with_any{};  // tiles with one of these numbers
};

constexpr TileSet laid_out() {
    TileSet set;
    for (int low = 0; low <= highest_number; ++low)
        for (int high = low; high <= highest_number; ++high) {
            const Laid laid{Suit(low), Suit(high)};
            const Tile tile = tile_of(laid);
            set.halves[static_cast<std::size_t>(tile)] = laid;
            set.all.insert(tile);
            if (laid.is_double()) set.doubles.insert(tile);
            set.with[static_cast<std::size_t>(low)].insert(tile);
            set.with[static_cast<std::size_t>(high)].insert(tile);
        }
    for (std::size_t numbers = 1; numbers < set.with_any.size(); ++numbers) {
        const auto lowest = static_cast<std::size_t>(std::countr_zero(numbers));
        set.with_any[numbers] = set.with_any[numbers & (numbers - 1)] | set.with[lowest];
    }
    return set;
}

constexpr TileSet set = laid_out();
static_assert(set.all.count() == tile_count and set.doubles.count() == 7);

}  // namespace

Laid halves_of(Tile tile) { return set.halves[static_cast<std::size_t>(tile)]; }

Laid laid_with(Tile tile, Suit inner) {
    return {inner, Suit(spots_of(tile).count - value_of(inner))};
}

Tiles all_tiles() { return set.all; }
Tiles doubles() { return set.doubles; }

Tiles tiles_with(Suit number) { return set.with[static_cast<std::size_t>(number)]; }

Tiles tiles_with_any(Suits numbers) {
    return set.with_any[static_cast<std::size_t>(numbers.bits())];
}

Spots spots_of(Tile tile) {
    const Laid halves = halves_of(tile);
    return {value_of(halves.inner) + value_of(halves.outer)};
}

Spots spots_of(Tiles tiles) {
    Spots sum;
    for (const Tile tile : tiles) sum += spots_of(tile);
    return sum;
}

}  // namespace parlor::dominoes
