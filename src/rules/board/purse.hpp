// Purses: the most money that a player can hold.
//
// Source: C-1.6.
#pragma once

#include <algorithm>

#include "base/units.hpp"

namespace parlor::board {

inline constexpr Money most_money = 32767_cash;

// What a purse holds after a payment to it: money above the limit goes to the bank.
[[nodiscard]] constexpr Money with_received(Money purse, Money sum) {
    return std::min(purse + sum, most_money);
}

}  // namespace parlor::board
