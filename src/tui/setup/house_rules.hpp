// The page of house rules: the options that have a key, each with its words below, and a diamond at
// the chosen word.
//
// Source:  C-9, L-1, M-3.1; docs/layout.md, 5, page 9.
// Choices: options that do not fit on one page continue on further pages. Of the numbers of an option
//          only the chosen number is shown; its key, Left and Right step through usual numbers, and
//          digits type any number.
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "base/rule_option.hpp"
#include "tui/menu.hpp"
#include "tui/setup/on_page.hpp"
#include "tui/setup/players.hpp"
#include "tui/usual_numbers.hpp"

namespace parlor::tui::setup {

inline constexpr char house_rules_back = 'x';

// An option as the page shows it.
struct HouseRule {
    OptionKey key;
    std::vector<std::string> words;  // to choose from; of a number, the chosen one alone
    std::size_t chosen = 0;          // among the words
    bool is_number = false;
};

// The first item leads to the next page of set-up. Requires at most eight words for an option.
[[nodiscard]] Menu house_rules_menu(std::span<const HouseRule> rules, const OptionKey& way_on);

// The page of a game: all its options, those with a key shown, and the numbers of each.
template <class Ruleset>
struct HouseRulesPage {
    RuleOptions<Ruleset> options;
    OptionKey way_on;
    const Numbers& (*numbers_of)(std::string_view option);
};

template <class Ruleset>
[[nodiscard]] HouseRule house_rule(const HouseRulesPage<Ruleset>& page,
                                   const RuleOption<Ruleset>& option,
                                   const Ruleset& rules) {
    const int value = option.value(rules);
    if (std::holds_alternative<NumberRange>(option.values))
        return {*option.key, {page.numbers_of(option.name).words(value)}, 0, true};
    HouseRule rule{*option.key, {}, static_cast<std::size_t>(value)};
    for (const OptionWord& word : words_of(option.values)) rule.words.emplace_back(word.label);
    return rule;
}

// With the number that is typed, if there is one.
template <class Ruleset>
[[nodiscard]] Menu house_rules_menu(const HouseRulesPage<Ruleset>& page,
                                    const Ruleset& rules,
                                    const std::optional<TypedNumber>& typed = {}) {
    std::vector<HouseRule> shown;
    for (const auto& option : page.options) {
        if (not option.key) continue;
        HouseRule& rule = shown.emplace_back(house_rule(page, option, rules));
        if (typed and typed->key == rule.key.key) rule.words = {typed->text + "_"};
    }
    return house_rules_menu(shown, page.way_on);
}

// The selected option, if digits type its number.
template <class Ruleset>
[[nodiscard]] const RuleOption<Ruleset>* selected_number(const HouseRulesPage<Ruleset>& page,
                                                         const Ruleset& rules,
                                                         MenuCursor place) {
    const auto key = selected_key(house_rules_menu(page, rules), place);
    const auto* const option = key ? option_with(*key, page.options) : nullptr;
    const bool is_number =
        option != nullptr and std::holds_alternative<NumberRange>(option->values);
    return is_number ? option : nullptr;
}

// Chooses the word or the number of the option with this key that is `by` further on, if there is
// such an option.
template <class Ruleset>
void step_house_rule(const HouseRulesPage<Ruleset>& page, Ruleset& rules, char key, int by = 1) {
    const RuleOption<Ruleset>* const option = option_with(key, page.options);
    if (option == nullptr) return;
    if (std::holds_alternative<NumberRange>(option->values)) {
        const std::span<const int> usual = page.numbers_of(option->name).usual;
        option->choose(rules, next_number(usual, range_of(*option), option->value(rules), by));
    } else {
        turn_word(*option, rules, by);
    }
}

template <class Ruleset>
void type_house_rule(const HouseRulesPage<Ruleset>& page, Ruleset& rules, OnPage& ui, Key key) {
    const RuleOption<Ruleset>& option = *option_with(ui.typed->key, page.options);
    const Numbers& numbers = page.numbers_of(option.name);
    if (const auto number = type_number(ui, key, numbers, range_of(option)))
        option.choose(rules, *number);
}

template <class Ruleset>
[[nodiscard]] Passage press_house_rules(const HouseRulesPage<Ruleset>& page,
                                        Ruleset& rules,
                                        OnPage& ui,
                                        Key key) {
    const auto* const number = selected_number(page, rules, ui.place);
    if (number != nullptr and takes(page.numbers_of(number->name).letters, letter_of(key)))
        if (not ui.typed) ui.typed = TypedNumber{number->key->key};
    if (ui.typed) {
        type_house_rule(page, rules, ui, key);
        return Passage::Stays;
    }
    if (key == Key::Esc) return Passage::Before;
    const Menu menu = house_rules_menu(page, rules);
    if (const auto turn = turned(menu, ui.place, key)) {
        step_house_rule(page, rules, turn->key, turn->by);
        return Passage::Stays;
    }
    const auto item = choose(menu, ui.place, key);
    if (item == page.way_on.key) return Passage::After;
    if (item == house_rules_back) return Passage::Before;
    if (item)
        step_house_rule(page, rules, *item);
    else if (not is_arrow(key))
        ui.refusal = no_such_key;
    return Passage::Stays;
}

// What may be pasted now: a number, where one is selected.
template <class Ruleset>
[[nodiscard]] std::optional<Letters> text_field(const HouseRulesPage<Ruleset>& page,
                                                const Ruleset& rules,
                                                MenuCursor place) {
    const auto* const number = selected_number(page, rules, place);
    if (number == nullptr) return std::nullopt;
    return page.numbers_of(number->name).letters;
}

}  // namespace parlor::tui::setup
