// Streets: their houses, and the rent that the deed card states.
//
// Source: C-3.5, L-3.3, L-3.5; the numbers come from data/boards.
// Units:  houses are steps of building, 0 to 5; the fifth step is a hotel.
#pragma once

#include "rules/board/board.hpp"

namespace parlor::board {

inline constexpr int hotel = 5;

// Whether a bare street asks the double rent.
enum class BareRent : std::uint8_t { Single, Double };

[[nodiscard]] constexpr Money street_rent(const Spot& street, int houses, BareRent bare) {
    const Money rent = street.rents[static_cast<std::size_t>(houses)];
    return houses == 0 and bare == BareRent::Double ? rent * 2 : rent;
}

}  // namespace parlor::board
