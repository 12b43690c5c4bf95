// Hopes: what a player may have in the end, by the money in hand now.
//
// Units:   whole dollars, as fractions occur; chances from 0 to 1.
// Choices: sums in hand are looked at by the hundred, from $1 on. Between two of them the lower one
//          counts, with what is in hand beyond: what is missing to the next toll cannot be made up.
#pragma once

#include <array>
#include <cstddef>

namespace parlor::rules::moneyloopy::computer {

struct Hope {
    float sum = 0;     // that is had in the end
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

    // Adds a share of the others, of who gets so many hundreds before.
    void add(const Hopes& others, int hundreds, float share);

    // Takes the others where they are better, of who pays so many hundreds before.
    void take_better(const Hopes& others, int hundreds);

private:
    std::array<float, count> sums_{}, chances_{};
};

}  // namespace parlor::rules::moneyloopy::computer
