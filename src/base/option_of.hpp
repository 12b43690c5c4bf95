// The options of a game's rules as text: their names, and a parser for their values.
//
// Source: table-language.md, "Before begin", its table of options.
// Errors: in words; a refused value changes nothing.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/text.hpp"

namespace parlor {

using Complaint = std::optional<std::string>;
inline constexpr Complaint fine = std::nullopt;

template <class Ruleset>
struct OptionOf {
    std::string_view name;
    Complaint (*take)(const std::string& value, Ruleset& rules);
};

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

template <class Ruleset, class Options>
[[nodiscard]] Complaint take_option(const std::string& name,
                                    const std::string& value,
                                    const Options& options,
                                    Ruleset& rules) {
    const auto option = std::ranges::find(options, name, &OptionOf<Ruleset>::name);
    if (option == std::end(options)) {
        std::vector<std::string_view> names;
        names.reserve(std::size(options));
        for (const auto& one : options) names.push_back(one.name);
        return "this game has no option " + printable(name) + "; it has " + listed(names);
    }
    if (auto complaint = option->take(value, rules)) return name + ": " + *complaint;
    return fine;
}

}  // namespace parlor
