// Mortgages: the bank's fee, and the cost of repaying.
//
// Source: C-7.5, C-8.3, C-10.2.
#pragma once

#include "rules/board/board.hpp"

namespace parlor::board {

// 10% of the mortgage value, rounded up: charged for repaying, and for receiving a mortgaged deed.
[[nodiscard]] constexpr Money mortgage_fee(const Spot& spot) {
    return {(spot.mortgage.amount + 9) / 10};
}
[[nodiscard]] constexpr Money repay_cost(const Spot& spot) {
    return spot.mortgage + mortgage_fee(spot);
}

}  // namespace parlor::board
