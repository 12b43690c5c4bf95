// Mortgages: what the bank asks for them.
//
// Source: C-7.5, C-8.3, C-10.2.
#pragma once

#include "rules/board/board.hpp"

namespace parlor::rules {

// What repaying adds to the mortgage value, and what receiving a mortgaged deed costs: 10%,
// rounded up.
[[nodiscard]] constexpr Money mortgage_fee(const Spot& spot) {
    return {(spot.mortgage.amount + 9) / 10};
}
[[nodiscard]] constexpr Money repay_cost(const Spot& spot) {
    return spot.mortgage + mortgage_fee(spot);
}

}  // namespace parlor::rules
