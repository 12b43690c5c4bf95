// Amounts of money as words for players.
#pragma once

#include <string>

#include "base/units.hpp"

namespace parlor::tui {

// `$50`
[[nodiscard]] inline std::string dollars(Money sum) { return "$" + std::to_string(sum.amount); }

}  // namespace parlor::tui
