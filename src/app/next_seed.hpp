// NextSeed: the seed of the next game. It stays the same until a player has moved in a game with it:
// going out of a game and in again brings no other first rolls, and no other hand.
//
// Source: U-3.1.
#pragma once

#include <cstdint>
#include <optional>

#include "table/game/dealer.hpp"

namespace parlor::tui {

class NextSeed {
public:
    // Always this seed; absent: random seeds from the system.
    explicit NextSeed(std::optional<std::uint64_t> fixed) : fixed_{fixed} {}

    [[nodiscard]] std::uint64_t get() {
        if (not next_) next_ = fixed_ ? *fixed_ : table::system_seed();
        return *next_;
    }
    // A player has moved in a game with this seed.
    void use_up(std::uint64_t seed) {
        if (next_ == seed) next_.reset();
    }

private:
    std::optional<std::uint64_t> fixed_, next_;
};

}  // namespace parlor::tui
