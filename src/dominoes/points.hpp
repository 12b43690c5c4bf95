// Spots, counted on the tiles, and points, scored by the players: separate types that never mix.
//
// Source: D-4, D-5.
#pragma once

#include <compare>

namespace parlor::dominoes {

struct Spots {
    int count = 0;
    friend constexpr auto operator<=>(Spots, Spots) = default;
    friend constexpr Spots operator+(Spots a, Spots b) { return {a.count + b.count}; }
    friend constexpr Spots operator-(Spots a, Spots b) { return {a.count - b.count}; }
    constexpr Spots& operator+=(Spots b) { return *this = *this + b; }
};

struct Points {
    int count = 0;
    friend constexpr auto operator<=>(Points, Points) = default;
    friend constexpr Points operator+(Points a, Points b) { return {a.count + b.count}; }
    friend constexpr Points operator-(Points a, Points b) { return {a.count - b.count}; }
    constexpr Points& operator+=(Points b) { return *this = *this + b; }
    constexpr Points& operator-=(Points b) { return *this = *this - b; }
};

inline constexpr Points no_points{};

// The points for a count: all of it when it is a multiple of 5, otherwise none (D-4.1).
[[nodiscard]] constexpr Points scored_by(Spots count) {
    return count.count % 5 == 0 ? Points{count.count} : no_points;
}

// Rounds to the nearest multiple of 5 (D-5.1).
[[nodiscard]] constexpr Points rounded(Spots spots) { return {(spots.count + 2) / 5 * 5}; }

}  // namespace parlor::dominoes
