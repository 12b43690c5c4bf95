#include "tui/property/setup/rules_shown.hpp"

#include <algorithm>
#include <array>

#include "rules/property/options.hpp"
#include "tui/property/player_rows.hpp"
#include "tui/property/setup/house_rules.hpp"

namespace parlor::tui {
namespace {

using Option = RuleOption<property::Ruleset>;

struct RuleRow {
    char key;
    std::string_view label, option;
    std::array<std::string_view, 3> words = {};  // of the option, except yes and no
};
constexpr std::array rule_rows{RuleRow{'t', "TIME", "clock"},
                               RuleRow{'r', "ROUNDS", "last-round"},
                               RuleRow{'w', "WEALTH", "wealth-wins"},
                               RuleRow{'a', "SALARY", "salary"},
                               RuleRow{'f', "PARKING", "free-parking", {"NONE", "TAXES", "ALL"}},
                               RuleRow{'g', "DOUBLE GO", "double-go"},
                               RuleRow{'i', "CASH LIMIT", "limited-money"},
                               RuleRow{'h', "HOUSES", "buildings", {"LIMITED", "ENDLESS"}}};

std::string value_of(const Option& option, const RuleRow& row, const property::Ruleset& rules) {
    const int value = option.value(rules);
    if (option.name == "clock") return clock_text(Milliseconds{value * 1000});
    if (std::holds_alternative<NumberRange>(option.values))
        return numbers_of(option.name).words(value);
    if (std::holds_alternative<YesOrNo>(option.values)) return value == 0 ? "NO" : "YES";
    return std::string{row.words.at(static_cast<std::size_t>(value))};
}

}  // namespace

std::vector<setup::Choice> rules_shown(const property::Ruleset& rules) {
    std::vector<setup::Choice> choices;
    for (const RuleRow& row : rule_rows)
        for (const Option& option : property::options_of(rules))
            if (option.name == row.option)
                choices.push_back({row.key,
                                   row.label,
                                   value_of(option, row, rules),
                                   std::string{option.explanation}});
    return choices;
}

std::optional<char> key_of_option_shown(char key) {
    const auto* const row = std::ranges::find(rule_rows, key, &RuleRow::key);
    if (row == rule_rows.end()) return std::nullopt;
    return option_named(row->option, property::options()).key->key;
}

}  // namespace parlor::tui
