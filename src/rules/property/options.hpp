// The table of the property game's options: a row for each field of the ruleset that can be chosen.
//
// Source: C-1.4, C-9; table-language.md, its table of options.
#pragma once

#include <span>

#include "base/rule_option.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor::rules {

[[nodiscard]] std::span<const RuleOption<Ruleset>> options();

}  // namespace parlor::rules
