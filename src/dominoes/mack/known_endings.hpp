// Known endings: a table of what was found out about positions whose hands are both known.
//
// A position is known for one score, and tells of others: who has more to begin with, against an
// other with less, comes out at least as well.
//
// Choices: new positions take the place of old ones; nothing is confused, for the whole position
//          is kept.
#pragma once

#include <array>
#include <optional>
#include <vector>

#include "dominoes/game.hpp"

namespace parlor::dominoes {

// Which values matter: at `low` or below there is something as good, at `high` or above the other
// will not let it happen.
struct Window {
    double low = -1, high = 1;
    [[nodiscard]] Window of_the_other() const { return {-high, -low}; }
};

class KnownEndings {
public:
    // The value to the one who has to play, or one on the same side of the window.
    [[nodiscard]] std::optional<double> find(const Game& game, Window window) const;

    // As it was found when it was looked for in this window.
    void keep(const Game& game, Window window, double value);

private:
    // All that the rest of a hand depends on, but for the score.
    struct Key {
        std::uint64_t hands = 0, ends = 0;
        friend bool operator==(const Key&, const Key&) = default;
    };
    // Of the one who has to play, and of the other.
    struct Score {
        Points own, others;
        friend bool operator==(const Score&, const Score&) = default;
        [[nodiscard]] bool is_as_good_as(const Score& score) const {
            return own >= score.own and others <= score.others;
        }
    };
    enum class Is : std::uint8_t { Exact, AtLeast, AtMost };
    struct Entry {
        Key key;
        Score score;
        double value = 0;
        Is is = Is::Exact;
        [[nodiscard]] bool tells(const Score& wanted, Window window) const;
    };
    static constexpr std::size_t alike = 4;  // positions that look for each other's places
    using Entries = std::array<Entry, alike>;

    [[nodiscard]] static Key key_of(const Game& game);
    [[nodiscard]] static Score score_of(const Game& game);
    [[nodiscard]] static std::size_t place_of(const Key& key);

    static constexpr std::size_t places = 1U << 15U;  // 5 MiB
    std::vector<Entries> entries_ = std::vector<Entries>(places);
};

}  // namespace parlor::dominoes
