// Known endings: a table of what was found out about positions whose hands are both known.
//
// Choices: a new position takes the place of an old one; nothing is confused, for the whole
//          position is kept.
#pragma once

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
    // All that the rest of a hand depends on.
    struct Key {
        std::uint64_t hands = 0, ends = 0;
        friend bool operator==(const Key&, const Key&) = default;
    };
    enum class Is : std::uint8_t { Exact, AtLeast, AtMost };
    struct Entry {
        Key key;
        double value = 0;
        Is is = Is::Exact;
    };
    [[nodiscard]] static Key key_of(const Game& game);
    [[nodiscard]] static std::size_t place_of(const Key& key);

    static constexpr std::size_t places = 1U << 17U;  // 4 MiB
    std::vector<Entry> entries_ = std::vector<Entry>(places);
};

}  // namespace parlor::dominoes
