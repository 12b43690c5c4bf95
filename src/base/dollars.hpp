// Money as text for people.
#pragma once

#include <string>

#include "base/units.hpp"

namespace parlor {

// `$50`, `-$50`
[[nodiscard]] inline std::string dollars(Money sum) {
    return sum < 0_cash ? "-$" + std::to_string(-sum.amount) : "$" + std::to_string(sum.amount);
}

}  // namespace parlor
