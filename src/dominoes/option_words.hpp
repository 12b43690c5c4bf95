// The options of dominoes in words, with their ranges.
//
// Source: table-language.md, its table of options; D-1, D-6.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/option_of.hpp"
#include "dominoes/ruleset.hpp"

namespace parlor::dominoes {

[[nodiscard]] std::span<const OptionOf<Ruleset>> options();

// A line for each option: `option hand 7`.
[[nodiscard]] std::vector<std::string> option_lines(const Ruleset& rules);

}  // namespace parlor::dominoes
