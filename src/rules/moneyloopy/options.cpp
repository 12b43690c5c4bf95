#include "rules/moneyloopy/options.hpp"

#include <array>

namespace parlor::moneyloopy {
namespace {

constexpr std::array<std::string_view, 1> games{"moneyloopy"};

template <auto Field>
constexpr RuleOption<Ruleset> option(std::string_view name,
                                     OptionValues values,
                                     OptionKey key,
                                     std::string_view explanation) {
    return {name,
            games,
            values,
            key,
            explanation,
            field_value<Ruleset, Field>,
            set_field<Ruleset, Field>};
}

constexpr std::array all_options{
    option<&Ruleset::start_money>("start-money",
                                  NumberRange{100, 10'000},
                                  OptionKey{'m', "START MONEY", "of each player"},
                                  "Dollars of each player at the start"),
    option<&Ruleset::salary>("salary",
                             NumberRange{0, 5'000},
                             OptionKey{'s', "SALARY", "for passing GO"},
                             "Dollars for passing GO"),
    option<&Ruleset::purses>("hidden-money",
                             YesOrNo{},
                             OptionKey{'h', "HIDDEN MONEY", "see only your own"},
                             "A player sees no other's money"),
};

// A new field of the ruleset stops the build here until it has a row.
constexpr std::size_t choices_in(const Ruleset& rules) {
    const auto& [start_money, salary, purses] = rules;
    return count_of(start_money, salary, purses);
}
static_assert(choices_in({}) == all_options.size());

}  // namespace

std::span<const RuleOption<Ruleset>> options() { return all_options; }

}  // namespace parlor::moneyloopy
