// The table of the domino game's options: a row for each field of the ruleset.
//
// Source: D-1, D-6; table-language.md, its table of options.
#pragma once

#include <span>

#include "base/rule_option.hpp"
#include "dominoes/ruleset.hpp"

namespace parlor::dominoes {

// Each option has a key.
[[nodiscard]] std::span<const RuleOption<Ruleset>> options();

}  // namespace parlor::dominoes
