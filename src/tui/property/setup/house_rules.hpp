// The page of the property game's house rules.
//
// Source: C-9, M-3.1; U-7.1 (clocks).
#pragma once

#include "rules/property/options.hpp"
#include "tui/setup/house_rules.hpp"

namespace parlor::tui {

using HouseRules = RuleOptions<property::Ruleset>;
using HouseRulesPage = setup::HouseRulesPage<property::Ruleset>;

[[nodiscard]] HouseRulesPage house_rules_page(HouseRules options);

// How the numbers of the option are shown and typed.
[[nodiscard]] const setup::Numbers& numbers_of(std::string_view option);

}  // namespace parlor::tui
