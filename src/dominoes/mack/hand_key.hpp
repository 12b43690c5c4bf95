// The key of a hand in the tables of searches: its tiles, its ends and the seat to move, in two
// words.
#pragma once

#include <cstddef>
#include <cstdint>

#include "dominoes/ends.hpp"

namespace parlor::dominoes {

struct HandKey {
    std::uint64_t hands = 0, ends = 0;
    friend bool operator==(const HandKey&, const HandKey&) = default;

    // 0 up to, but not including, `places`.
    [[nodiscard]] std::size_t place_among(std::size_t places) const {
        std::uint64_t mixed = (hands ^ ends * 0x9e3779b97f4a7c15U) * 0xff51afd7ed558ccdU;
        mixed ^= mixed >> 32U;
        return mixed % places;
    }
};

// Six bits.
[[nodiscard]] constexpr std::uint64_t key_of(Exposed end) {
    return static_cast<std::uint64_t>(end.what) << 3U | static_cast<std::uint64_t>(end.number);
}

// Three bits.
[[nodiscard]] constexpr std::uint64_t key_of_spinner(const Ends& ends) {
    return static_cast<std::uint64_t>(ends.spinner.value_or(Suit{7}));
}

// 56 bits.
[[nodiscard]] constexpr std::uint64_t key_of(Tiles one, Tiles another) {
    return one.bits() << tile_count | another.bits();
}

}  // namespace parlor::dominoes
