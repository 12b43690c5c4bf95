// House rules as settings in sentences, from the tables of options.
//
// Source: P-1.6; table-language.md, its table of options.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/rule_option.hpp"
#include "plain/setup/settings.hpp"
#include "plain/spoken.hpp"

namespace parlor::tui {

template <class Ruleset>
void add_rule_settings(std::vector<plain::Setting>& settings,
                       RuleOptions<Ruleset> options,
                       const Ruleset& rules) {
    for (const auto& option : options) {
        plain::Setting& setting =
            settings.emplace_back(plain::Setting{.name = std::string{option.name},
                                                 .value = value_text(option, rules),
                                                 .about = std::string{option.explanation}});
        if (const auto* const range = std::get_if<NumberRange>(&option.values))
            setting.numbers = *range;
        for (const OptionWord& word : words_of(option.values)) setting.words.emplace_back(word.id);
    }
}

// Whether there is such a rule; chooses it. Requires one of its values.
template <class Ruleset>
bool choose_rule(RuleOptions<Ruleset> options,
                 Ruleset& rules,
                 std::string_view name,
                 const std::string& value) {
    return take_option(std::string{name}, value, options, rules) == fine;
}

// `, with salary 300 and double go yes`: the rules that differ from the usual ones.
template <class Ruleset>
[[nodiscard]] std::string other_rules(RuleOptions<Ruleset> options,
                                      const Ruleset& rules,
                                      const Ruleset& usual) {
    std::vector<std::string> words;
    for (const auto& option : options)
        if (option.value(rules) != option.value(usual))
            words.push_back(plain::joined(plain::spoken(option.name)) + " " +
                            value_text(option, rules));
    return words.empty() ? "" : ", with " + listed(words);
}

}  // namespace parlor::tui
