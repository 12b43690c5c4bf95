// The page of house rules: the options that have a key, each with its words below, and a diamond at
// the chosen word.
//
// Source:  C-9, L-1, M-3.1; docs/layout.md, 5, page 9.
// Choices: options that one page has no room for are on further pages. Of a number only the chosen
//          one is shown, and its key goes by usual numbers.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "base/rule_option.hpp"
#include "tui/menu.hpp"

namespace parlor::tui::setup {

inline constexpr char house_rules_back = 'x';

// An option as the page shows it.
struct HouseRule {
    OptionKey key;
    std::vector<std::string> words;  // to choose from; of a number, the chosen one alone
    std::size_t chosen = 0;          // among the words
};

// The first item leads to the next page of set-up. Requires at most eight words for an option.
[[nodiscard]] Menu house_rules_menu(std::span<const HouseRule> rules, const OptionKey& way_on);

// Through which numbers the keys go, and the words for any number.
struct UsualNumbers {
    std::span<const int> numbers;
    std::string (*words)(int number);
};

// The next greater of those in the range, or the first after the last. Requires one in the range.
[[nodiscard]] int next_number(const UsualNumbers& usual, NumberRange range, int number);

template <class Ruleset>
[[nodiscard]] HouseRule house_rule(const RuleOption<Ruleset>& option,
                                   const Ruleset& rules,
                                   const UsualNumbers& usual) {
    const int value = option.value(rules);
    if (std::holds_alternative<NumberRange>(option.values))
        return {*option.key, {usual.words(value)}};
    HouseRule rule{*option.key, {}, static_cast<std::size_t>(value)};
    for (const OptionWord& word : words_of(option.values)) rule.words.emplace_back(word.label);
    return rule;
}

template <class Ruleset>
[[nodiscard]] std::vector<HouseRule> house_rules_of(RuleOptions<Ruleset> options,
                                                    const Ruleset& rules,
                                                    const UsualNumbers& usual) {
    std::vector<HouseRule> shown;
    for (const auto& option : options)
        if (option.key) shown.push_back(house_rule(option, rules, usual));
    return shown;
}

// Chooses the next word, or the next number, of the option with this key, if there is such an
// option.
template <class Ruleset>
void step_house_rule(RuleOptions<Ruleset> options,
                     char key,
                     Ruleset& rules,
                     const UsualNumbers& usual) {
    const RuleOption<Ruleset>* const option = option_with(key, options);
    if (option == nullptr) return;
    if (const auto* range = std::get_if<NumberRange>(&option->values))
        option->choose(rules, next_number(usual, *range, option->value(rules)));
    else
        choose_next_word(*option, rules);
}

}  // namespace parlor::tui::setup
