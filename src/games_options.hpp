// The options of a game from the lines before `begin`: which it has, and reading their values.
//
// Source: table-language.md, "Before begin".
// Errors: in words; of all options, each with its line.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"
#include "table/line.hpp"
#include "table/setup.hpp"

namespace parlor {

using Complaint = std::optional<std::string>;
inline constexpr Complaint fine = std::nullopt;

[[nodiscard]] Complaint take_number(const std::string& value, int lowest, int highest, int& taken);

template <class Switch>
[[nodiscard]] Complaint take_switch(const std::string& value,
                                    Switch no,
                                    Switch yes,
                                    Switch& taken) {
    if (value != "yes" and value != "no") return "it must be yes or no, not " + printable(value);
    taken = value == "yes" ? yes : no;
    return fine;
}

template <class Ruleset>
struct OptionOf {
    std::string_view name;
    Complaint (*take)(const std::string& value, Ruleset& rules);
};

template <class Ruleset, class Options>
[[nodiscard]] Complaint take_option(const table::OptionAsked& asked,
                                    const Options& options,
                                    Ruleset& rules) {
    const auto option = std::ranges::find(options, asked.name, &OptionOf<Ruleset>::name);
    if (option == std::end(options)) {
        std::vector<std::string_view> names;
        for (const auto& one : options) names.push_back(one.name);
        return "this game has no option " + printable(asked.name) + "; it has " + listed(names);
    }
    if (auto complaint = option->take(asked.value, rules)) return asked.name + ": " + *complaint;
    return fine;
}

// All that are asked for, of those that the game has.
template <class Ruleset, class Options>
[[nodiscard]] std::vector<table::LineError> take_options(const table::SetupAsked& asked,
                                                         const Options& options,
                                                         Ruleset& rules) {
    std::vector<table::LineError> errors;
    for (const auto& option : asked.options)
        if (auto complaint = take_option(option, options, rules))
            errors.push_back({option.line, *complaint});
    return errors;
}

}  // namespace parlor
