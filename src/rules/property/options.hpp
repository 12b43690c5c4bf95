// The tables of the property game's options: a row for each field of the ruleset that players can
// choose, in set-up, in the lines before `begin` and in files of modes; and a row for each switch,
// which only files of modes can turn.
//
// Source: C-1.4, C-9, M-2 to M-4; table-language.md, its table of options; M-6.4 (no line before
//         `begin` turns a switch).
#pragma once

#include <span>

#include "base/rule_option.hpp"
#include "rules/property/ruleset.hpp"

namespace parlor::property {

// The options that players can choose before a game, in any mode; and in a game with this ruleset.
[[nodiscard]] std::span<const RuleOption<Ruleset>> options();
[[nodiscard]] std::span<const RuleOption<Ruleset>> options_of(const Ruleset& rules);

// The switches, which only the files of modes set.
[[nodiscard]] std::span<const RuleOption<Ruleset>> switches();

}  // namespace parlor::property
