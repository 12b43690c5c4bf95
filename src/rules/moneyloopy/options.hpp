// The table of Moneyloopy's options: a row for each field of the ruleset.
//
// Source: L-1.1, L-1.5, L-2.4; table-language.md, its table of options.
#pragma once

#include <span>

#include "base/rule_option.hpp"
#include "rules/moneyloopy/ruleset.hpp"

namespace parlor::moneyloopy {

[[nodiscard]] std::span<const RuleOption<Ruleset>> options();

}  // namespace parlor::moneyloopy
