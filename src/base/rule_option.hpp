// Options of the rules: a table for each ruleset, with a row for each option. The table language,
// journals, files of modes, set-up menus and --help read these tables; tests compare the manual
// pages with them.
//
// Source:   table-language.md, "Before begin", its table of options.
// Units:    a value is a number of the range, or the index of a word; no is 0, and yes is 1.
// Errors:   as text; a refused value changes nothing.
// Not here: a person's own settings (base/options.hpp).
#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "base/number_range.hpp"
#include "base/text.hpp"

namespace parlor {

using Complaint = std::optional<std::string>;
inline constexpr Complaint fine = std::nullopt;

struct OptionWord {
    std::string_view id;     // in the table language and in files: `taxes`
    std::string_view label;  // on the screen: `TAXES`
};
struct OneWord {
    std::span<const OptionWord> words;
};
struct YesOrNo {
    std::string_view no_label = "NO", yes_label = "YES";
};
using OptionValues = std::variant<NumberRange, OneWord, YesOrNo>;

// The words to choose from, by value; none when the values are numbers.
[[nodiscard]] std::vector<OptionWord> words_of(const OptionValues& values);
[[nodiscard]] std::vector<std::string_view> ids_of(std::span<const OptionWord> words);

// `100 to 10000`, `nothing, taxes or taxes-and-cards`, `yes or no`.
[[nodiscard]] std::string all_values(const OptionValues& values);

[[nodiscard]] std::string to_text(const OptionValues& values, int value);
[[nodiscard]] std::optional<int> find_value(const OptionValues& values, std::string_view text);

// The key of an option in a set-up menu, and the words there.
struct OptionKey {
    char key;
    std::string_view label, help;
};

template <class Ruleset>
struct RuleOption {
    std::string_view name;                    // `start-money`
    std::span<const std::string_view> games;  // the ids of the games that have the option
    OptionValues values;
    std::optional<OptionKey> key;  // nothing: set-up has a separate page for the option, or none
    std::string_view explanation;  // a sentence without its full stop
    int (*value)(const Ruleset& rules);
    void (*choose)(Ruleset& rules, int value);  // requires one of the values
};

template <class Ruleset>
using RuleOptions = std::span<const RuleOption<Ruleset>>;

// Access to a field of a ruleset, for `value` and `choose`: to a number, to a quantity of one
// number, such as Money, or to an enum with its enumerators in the order of the words.
template <class Ruleset, auto Field>
[[nodiscard]] constexpr int field_value(const Ruleset& rules) {
    const auto& field = rules.*Field;
    if constexpr (std::is_class_v<std::remove_cvref_t<decltype(field)>>) {
        const auto& [number] = field;
        return number;
    } else {
        return static_cast<int>(field);
    }
}

template <class Ruleset, auto Field>
constexpr void set_field(Ruleset& rules, int value) {
    auto& field = rules.*Field;
    using Type = std::remove_cvref_t<decltype(field)>;
    if constexpr (std::is_class_v<Type>)
        field = Type{value};
    else
        field = static_cast<Type>(value);
}

// The number of fields: a table has a row for each field that players can choose.
template <class... Fields>
[[nodiscard]] constexpr std::size_t count_of(const Fields&... /*fields*/) {
    return sizeof...(Fields);
}

template <class Ruleset>
[[nodiscard]] std::string value_text(const RuleOption<Ruleset>& option, const Ruleset& rules) {
    return to_text(option.values, option.value(rules));
}

// A line for each option: `option salary 200`.
template <class Ruleset>
[[nodiscard]] std::vector<std::string> option_lines(RuleOptions<Ruleset> options,
                                                    const Ruleset& rules) {
    std::vector<std::string> lines;
    for (const auto& option : options)
        lines.push_back("option " + std::string{option.name} + " " + value_text(option, rules));
    return lines;
}

template <class Ruleset>
[[nodiscard]] Complaint take_option(const std::string& name,
                                    const std::string& text,
                                    RuleOptions<Ruleset> options,
                                    Ruleset& rules) {
    const auto option = std::ranges::find(options, name, &RuleOption<Ruleset>::name);
    if (option == options.end()) {
        std::vector<std::string_view> names;
        names.reserve(options.size());
        for (const auto& each : options) names.push_back(each.name);
        return "this game has no option " + shortened(name) + "; it has " + listed(names);
    }
    const auto value = find_value(option->values, text);
    if (not value)
        return name + ": it must be " + all_values(option->values) + ", not " + shortened(text);
    option->choose(rules, *value);
    return fine;
}

// The option with this key; nullptr when there is none.
template <class Ruleset>
[[nodiscard]] const RuleOption<Ruleset>* option_with(char key, RuleOptions<Ruleset> options) {
    for (const auto& option : options)
        if (option.key and option.key->key == key) return &option;
    return nullptr;
}

// Requires an option of this name.
template <class Ruleset>
[[nodiscard]] const RuleOption<Ruleset>& option_named(std::string_view name,
                                                      RuleOptions<Ruleset> options) {
    return *std::ranges::find(options, name, &RuleOption<Ruleset>::name);
}

// Chooses the word that is `by` further on, -1 or 1; they go round. Requires words to choose from.
template <class Ruleset>
void turn_word(const RuleOption<Ruleset>& option, Ruleset& rules, int by) {
    const auto words = static_cast<int>(words_of(option.values).size());
    option.choose(rules, (option.value(rules) + by + words) % words);
}

}  // namespace parlor
