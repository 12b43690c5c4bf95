// The page of house rules: the options that have a key, each with its words below, and a diamond
// at the chosen word.
//
// Source:  C-9, M-3.1; docs/layout.md, 5, page 9.
// Choices: options that one page has no room for are on further pages. The one number with a key is
//          the time of clocks, which goes by usual steps.
#pragma once

#include "rules/property/options.hpp"
#include "tui/menu.hpp"

namespace parlor::tui {

using HouseRules = RuleOptions<rules::Ruleset>;

inline constexpr char house_rules_done = 'c', house_rules_back = 'x';

// Requires that an option has at most eight words.
[[nodiscard]] Menu house_rules_menu(HouseRules options, const rules::Ruleset& rules);

// Chooses the next word of the option with this key, or the next time of clocks, if there is such
// an option.
void step_house_rule(HouseRules options, char key, rules::Ruleset& rules);

}  // namespace parlor::tui
