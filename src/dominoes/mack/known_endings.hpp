// Known endings: the transposition table of the search for endings (ending.hpp).
//
// An entry holds for one score and bounds the value at others: a player with at least as many
// points, against an opponent with no more, does at least as well.
//
// Choices: new entries replace old ones; the whole position is compared, so a hash collision cannot
//          return a wrong entry.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "dominoes/game.hpp"
#include "dominoes/mack/hand_key.hpp"

namespace parlor::dominoes {

// The alpha-beta window: a value at or below `low` does not matter, because another play is as
// good; nor does one at or above `high`, because the opponent will avoid the position.
struct Window {
    double low = -1, high = 1;
    [[nodiscard]] Window of_the_other() const { return {-high, -low}; }
};

class KnownEndings {
public:
    // The value to the seat to move, or a bound on the same side of the window.
    [[nodiscard]] std::optional<double> find(const Game& game, Window window) const;

    // Stores the value that a search with this window found.
    void keep(const Game& game, Window window, double value);

private:
    // The points of the seat to move, and of its opponent.
    struct Score {
        Points own, others;
        friend bool operator==(const Score&, const Score&) = default;
        [[nodiscard]] bool is_as_good_as(const Score& score) const {
            return own >= score.own and others <= score.others;
        }
    };
    enum class Is : std::uint8_t { Exact, AtLeast, AtMost };
    struct Entry {
        HandKey key;
        Score score;
        double value = 0;
        Is is = Is::Exact;
        [[nodiscard]] bool tells(const Score& wanted, Window window) const;
    };
    static constexpr std::size_t alike = 4;  // entries in a bucket
    using Entries = std::array<Entry, alike>;

    // Everything that the rest of a hand depends on, except the score.
    [[nodiscard]] static HandKey key_of(const Game& game);
    [[nodiscard]] static Score score_of(const Game& game);

    static constexpr std::size_t places = 1U << 15U;  // 5 MiB
    std::vector<Entries> entries_ = std::vector<Entries>(places);
};

}  // namespace parlor::dominoes
