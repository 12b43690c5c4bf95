// `AMT` with its six keys: U I O add 100, 10, 1; J K L subtract as much.
//
// Source: docs/layout.md, 6, DEED AUCTION.
#pragma once

#include <optional>

#include "base/units.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

void add_amount(Menu& menu, Money amount);  // in rows 10 to 12
[[nodiscard]] std::optional<Money> amount_after(char key, Money amount);

}  // namespace parlor::tui
