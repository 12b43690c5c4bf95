#include "dominoes/tile.hpp"

namespace parlor::dominoes {
namespace {

struct TileSet {
    std::array<Laid, tile_count> halves{};
    Tiles all, doubles;
    std::array<Tiles, highest_number + 1> with{};  // with this number on a half
};

constexpr TileSet laid_out() {
    TileSet set;
    for (int low = 0; low <= highest_number; ++low)
        for (int high = low; high <= highest_number; ++high) {
            const Laid laid{Number(low), Number(high)};
            const Tile tile = tile_of(laid);
            set.halves[static_cast<std::size_t>(tile)] = laid;
            set.all.insert(tile);
            if (laid.is_double()) set.doubles.insert(tile);
            set.with[static_cast<std::size_t>(low)].insert(tile);
            set.with[static_cast<std::size_t>(high)].insert(tile);
        }
    return set;
}

constexpr TileSet set = laid_out();
static_assert(set.all.count() == tile_count and set.doubles.count() == 7);

}  // namespace

Laid halves_of(Tile tile) { return set.halves[static_cast<std::size_t>(tile)]; }

Laid laid_with(Tile tile, Number inner) {
    const Laid halves = halves_of(tile);
    return halves.inner == inner ? halves : halves.flipped();
}

Tiles all_tiles() { return set.all; }
Tiles doubles() { return set.doubles; }

Tiles tiles_with(Number number) { return set.with[static_cast<std::size_t>(number)]; }

Tiles tiles_with_any(Numbers numbers) {
    Tiles tiles;
    for (const Number number : numbers) tiles |= tiles_with(number);
    return tiles;
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
