// Hopes: what a player may have in the end, by the money in hand now.
//
// Units:   whole dollars, as fractions occur; chances from 0 to 1.
// Choices: amounts in hand are computed by the hundred, from $1 on. Between two of them the lower
//          one counts, plus the rest of the money: nothing makes up what is missing for the next
//          toll.
#pragma once

#include <array>
#include <cstddef>

namespace parlor::moneyloopy::computer {

struct Hope {
    float sum = 0;     // what the player has in the end
    float chance = 0;  // of not going bankrupt
};

class Hopes {
public:
    static constexpr std::size_t count = 20;
    static constexpr float least = 1, step = 100;
    [[nodiscard]] static float money_at(std::size_t nth) {
        return least + step * static_cast<float>(nth);
    }

    void set(std::size_t nth, Hope hope) {
        sums_[nth] = hope.sum;
        chances_[nth] = hope.chance;
    }

    // With less than a dollar there is no hope.
    [[nodiscard]] Hope at(float money) const;

    // Adds a share of the other hopes, for a player who first gets this many hundreds.
    void add(const Hopes& others, int hundreds, float share);

    // Takes the other hopes where they are better, for a player who first pays this many hundreds.
    void take_better(const Hopes& others, int hundreds);

private:
    std::array<float, count> sums_{}, chances_{};
};

}  // namespace parlor::moneyloopy::computer
