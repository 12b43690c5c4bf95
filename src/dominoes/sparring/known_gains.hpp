// Known gains: the transposition table of a search of open hands in which only points count.
//
// Choices: new entries replace old ones; the whole position is compared.
#pragma once

#include <optional>
#include <vector>

#include "dominoes/mack/hand_key.hpp"
#include "dominoes/sparring/open_hand.hpp"

namespace parlor::dominoes {

// The alpha-beta window, in points that a seat gains.
struct Bounds {
    int low = -9'999, high = 9'999;
    [[nodiscard]] Bounds after(int gain) const { return {low - gain, high - gain}; }
    [[nodiscard]] Bounds of_the_other() const { return {-high, -low}; }
};

class KnownGains {
public:
    // The gain of the seat to move in a search of this depth, or a bound beyond the window.
    [[nodiscard]] std::optional<int> find(const OpenHand& hand, int depth, Bounds bounds) const;

    // Stores the result of a search with this window.
    void keep(const OpenHand& hand, int depth, Bounds bounds, int gain);

private:
    struct Entry {
        HandKey key;
        int at_least = -9'999, at_most = 9'999;
    };
    [[nodiscard]] static HandKey key_of(const OpenHand& hand, int depth);

    static constexpr std::size_t places = 1U << 11U;
    std::vector<Entry> entries_ = std::vector<Entry>(places);
};

}  // namespace parlor::dominoes
