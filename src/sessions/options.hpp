// Parses the options in the lines before `begin`.
//
// Source: table-language.md, "Before begin".
// Errors: of all options, each with its line.
#pragma once

#include <vector>

#include "base/rule_option.hpp"
#include "table/game/setup.hpp"
#include "table/language/line.hpp"

namespace parlor {

// Sets all requested options in `rules`; `options` is the game's table of options.
template <class Ruleset>
[[nodiscard]] std::vector<table::LineError> take_options(const table::SetupAsked& asked,
                                                         RuleOptions<Ruleset> options,
                                                         Ruleset& rules) {
    std::vector<table::LineError> errors;
    for (const auto& option : asked.options)
        if (auto complaint = take_option(option.name, option.value, options, rules))
            errors.push_back({option.line, *complaint});
    return errors;
}

}  // namespace parlor
