// Tiles: the 28 tiles of a set, the numbers on their halves, and the way round that a tile is laid.
//
// Source: D-1.1, D-2.2.
// Units:  a Suit is the number that a half shows, 0 to 6, and is matched; Spots are counted.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "base/set_of.hpp"
#include "dominoes/points.hpp"

namespace parlor::dominoes {

enum class Suit : std::uint8_t {};
inline constexpr int highest_number = 6;
using Suits = SetOf<Suit>;

[[nodiscard]] constexpr int value_of(Suit number) { return static_cast<int>(number); }

enum class Tile : std::uint8_t {};  // in order: 0-0, 0-1, to 0-6, then 1-1, to 6-6
inline constexpr std::size_t tile_count = 28;
using Tiles = SetOf<Tile>;

// A tile the way round it is laid: first the half towards the middle of the layout (or named first
// in a play), then the half that is exposed.
struct Laid {
    Suit inner{}, outer{};
    friend constexpr bool operator==(Laid, Laid) = default;
    [[nodiscard]] constexpr bool is_double() const { return inner == outer; }
    [[nodiscard]] constexpr Laid flipped() const { return {outer, inner}; }
};

[[nodiscard]] constexpr Tile tile_of(Laid laid) {
    const int low = value_of(std::min(laid.inner, laid.outer));
    const int high = value_of(std::max(laid.inner, laid.outer));
    return Tile(low * (2 * highest_number + 1 - low) / 2 + high);
}

// Lower half first.
[[nodiscard]] Laid halves_of(Tile tile);

// The tile with this number on its inner half. Requires that it has this number.
[[nodiscard]] Laid laid_with(Tile tile, Suit inner);

[[nodiscard]] Tiles all_tiles();
[[nodiscard]] Tiles doubles();
[[nodiscard]] Tiles tiles_with(Suit number);
[[nodiscard]] Tiles tiles_with_any(Suits numbers);

[[nodiscard]] Spots spots_of(Tile tile);
[[nodiscard]] Spots spots_of(Tiles tiles);

}  // namespace parlor::dominoes
