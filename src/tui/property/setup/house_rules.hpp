// The page of the property game's house rules.
//
// Source:  C-9, M-3.1; U-7.1 (clocks).
// Choices: the one number with a key is the time of clocks.
#pragma once

#include "rules/property/options.hpp"
#include "tui/setup/house_rules.hpp"

namespace parlor::tui {

using HouseRules = RuleOptions<rules::Ruleset>;

inline constexpr char house_rules_done = 'c';
using setup::house_rules_back;

[[nodiscard]] Menu house_rules_menu(HouseRules options, const rules::Ruleset& rules);

// Chooses the next word of the option with this key, or the next time of clocks, if there is such
// an option.
void step_house_rule(HouseRules options, char key, rules::Ruleset& rules);

}  // namespace parlor::tui
