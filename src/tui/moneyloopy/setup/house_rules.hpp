// The page of Moneyloopy's house rules, the last page of set-up.
//
// Source: U-9.6; L-1.1, L-1.5, L-2.4.
#pragma once

#include "rules/moneyloopy/ruleset.hpp"
#include "tui/setup/house_rules.hpp"

namespace parlor::tui::moneyloopy_table {

using HouseRulesPage = setup::HouseRulesPage<moneyloopy::Ruleset>;

[[nodiscard]] HouseRulesPage house_rules_page();

}  // namespace parlor::tui::moneyloopy_table
