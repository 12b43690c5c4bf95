// Where choices lead: from a tollbooth, by paying and by looping.
//
// Source: L-2.2, L-2.3, U-9.2.
#pragma once

#include <string>

#include "rules/moneyloopy/view.hpp"

namespace parlor::tui::loopy {

// The next square where the token stops: a tollbooth that asks, or where the steps end.
struct Lead {
    Square square{};
    bool is_toll = false;
};

// Require a tollbooth that asks.
[[nodiscard]] Lead when_paid(const rules::moneyloopy::View& view);
[[nodiscard]] Lead when_looped(const rules::moneyloopy::View& view);

}  // namespace parlor::tui::loopy
