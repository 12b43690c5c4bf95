// The page of Moneyloopy's house rules, the last page of set-up.
//
// Source: U-9.6; L-1.1, L-1.5, L-2.4.
#pragma once

#include "rules/moneyloopy/ruleset.hpp"
#include "tui/menu.hpp"

namespace parlor::tui::loopy {

inline constexpr char house_rules_done = 'b';

[[nodiscard]] Menu house_rules_menu(const rules::moneyloopy::Ruleset& rules);

// Chooses the next sum or word of the option with this key, if there is such an option.
void step_house_rule(char key, rules::moneyloopy::Ruleset& rules);

}  // namespace parlor::tui::loopy
