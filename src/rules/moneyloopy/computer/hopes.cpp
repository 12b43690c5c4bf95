#include "rules/moneyloopy/computer/hopes.hpp"

#include <algorithm>

namespace parlor::moneyloopy::computer {
Hope Hopes::at(float money) const {
    if (money < least) return {};
    const float most = money_at(count - 1);
    if (money >= most) return {sums_.back() + money - most, chances_.back()};
    const auto nth = static_cast<std::size_t>((money - least) / step);
    return {std::min(sums_[nth] + money - money_at(nth), sums_[nth + 1]), chances_[nth]};
}

void Hopes::add(const Hopes& others, int hundreds, float share) {
    const auto shift = std::min(static_cast<std::size_t>(hundreds), count - 1);
    for (std::size_t i = 0; i + shift < count; ++i) {
        sums_[i] += others.sums_[i + shift] * share;
        chances_[i] += others.chances_[i + shift] * share;
    }
    for (std::size_t i = count - shift; i < count; ++i) {
        const float beyond =
            money_at(i) + step * static_cast<float>(hundreds) - money_at(count - 1);
        sums_[i] += (others.sums_.back() + beyond) * share;
        chances_[i] += others.chances_.back() * share;
    }
}

void Hopes::take_better(const Hopes& others, int hundreds) {
    const auto shift = static_cast<std::size_t>(hundreds);
    for (std::size_t i = shift; i < count; ++i) {
        const bool is_better = others.sums_[i - shift] > sums_[i];
        sums_[i] = is_better ? others.sums_[i - shift] : sums_[i];
        chances_[i] = is_better ? others.chances_[i - shift] : chances_[i];
    }
}

}  // namespace parlor::moneyloopy::computer
