// Where the choices at a tollbooth lead: paying, and looping.
//
// Source: L-2.2, L-2.3, U-9.2.
#pragma once

#include <string>

#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::moneyloopy_table {

// The next square where the token stops: a tollbooth, or the end of its steps.
struct Lead {
    Square square{};
    bool is_toll = false;
};

// Both require that a tollbooth is asking.
[[nodiscard]] Lead when_paid(const moneyloopy::View& view);
[[nodiscard]] Lead when_looped(const moneyloopy::View& view);

}  // namespace parlor::tui::moneyloopy_table
